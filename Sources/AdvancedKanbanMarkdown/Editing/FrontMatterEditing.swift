internal import CommonMark
internal import SourceText
internal import YAML

extension MarkdownCardFile {
  /// The file with another WIP limit, or with none.
  ///
  /// - Throws: ``MarkdownEditError/frontMatter(_:line:)``.
  public func settingWIPLimit(_ limit: Int?) throws(MarkdownEditError) -> MarkdownCardFile {
    try setting("wipLimit", to: limit.map { YAMLScalar($0) })
  }

  /// The file with its column collapsed or expanded. An expanded column needs no key: an existing
  /// one becomes `false`, a missing one stays missing.
  ///
  /// - Throws: ``MarkdownEditError/frontMatter(_:line:)``.
  public func settingCollapsed(_ isCollapsed: Bool) throws(MarkdownEditError) -> MarkdownCardFile {
    let isKnown = frontMatter.map { FrontMatter($0, in: text) }?.entries(for: "isCollapsed").isEmpty
    guard isCollapsed || isKnown == false else { return self }
    return try setting("isCollapsed", to: YAMLScalar(isCollapsed))
  }

  /// The file with another title: in the front matter where it has one, else in its first level-1
  /// heading, else in the front matter.
  ///
  /// - Throws: ``MarkdownEditError``.
  public func settingTitle(_ title: String) throws(MarkdownEditError) -> MarkdownCardFile {
    let settings = frontMatter.map { FrontMatter($0, in: text) }
    if settings?.entries(for: "title").isEmpty ?? true, let file = retitlingHeading(title) {
      return file
    }
    return try setting("title", to: YAMLScalar(title))
  }

  /// The file with one key of the front matter set to a value, or without it.
  private func setting(
    _ key: String,
    to value: YAMLScalar?
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard let frontMatter else {
      guard let value else { return self }
      return try addingFrontMatter(key, value)
    }
    let settings = FrontMatter(frontMatter, in: text)
    if let problem = settings.problem {
      throw obstacle(.invalid(problem.problem), at: settings.start + problem.offset)
    }
    let entries = settings.entries(for: key)
    guard entries.count < 2 else {
      throw obstacle(.duplicateKey(key), at: settings.start + entries[1].key.range.lowerBound)
    }
    let edit = FrontMatterEdit(key: key, value: value, settings: settings, file: self)
    guard let replacement = edit.replacement else { return self }
    let edited = MarkdownCardFile(text.applying([replacement]), outlines: true)
    guard edit.isSound(in: edited) else {
      throw obstacle(
        .notPlain(key),
        at: settings.start + (entries.first?.key.range.lowerBound ?? 0)
      )
    }
    return edited
  }

  private func addingFrontMatter(
    _ key: String,
    _ value: YAMLScalar
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard !FrontMatterBlock.isOpened(in: text) else { throw .frontMatter(.unclosed, line: 1) }
    let lineEnd = lineEnd(near: 0).bytes
    let lines = ["---", "\(key): \(value.source)", "---"].flatMap { Array($0.utf8) + lineEnd }
    let edited = MarkdownCardFile(
      text.applying([.insertion(of: lines, at: text.start(ofLine: 0))]),
      outlines: true
    )
    guard edited.blockContents == outlined.blockContents else { throw .unsound(line: 1) }
    return edited
  }

  private func obstacle(
    _ obstacle: MarkdownEditError.FrontMatterObstacle,
    at offset: Int
  ) -> MarkdownEditError {
    .frontMatter(obstacle, line: text.location(at: offset).line)
  }

  /// The file with other text in its first level-1 heading, where that is an ATX heading.
  private func retitlingHeading(_ title: String) -> MarkdownCardFile? {
    guard let old = firstHeading, let block = blocks.first(where: { $0.kind == .heading(level: 1) })
    else { return nil }
    let line = text.bytes[text.content(ofLine: block.firstLine)]
    let oldBytes = Array(old.utf8)
    guard line.drop(while: \.isBlank).first == UInt8(ascii: "#"),
      let start = line.indices.first(where: { line[$0...].starts(with: oldBytes) })
    else { return nil }
    let range = start..<(start + oldBytes.count)
    let edited = MarkdownCardFile(
      text.applying([Replacement(range, with: Array(title.utf8))]),
      outlines: true
    )
    let isSound =
      edited.firstHeading == title && edited.cards.count == cards.count
      && edited.blocks.map(\.outline) == outlined.blocks.map(\.outline)
    return isSound ? edited : nil
  }
}

/// The change of one key in a block of front matter.
private struct FrontMatterEdit {
  let key: String
  let value: YAMLScalar?
  let settings: FrontMatter
  let file: MarkdownCardFile

  /// The bytes that change; `nil` where the key is as it should be.
  var replacement: Replacement? {
    guard let entry = settings.entries(for: key).first else {
      return value.flatMap(addition)
    }
    guard let value else { return .deletion(of: lines(of: entry)) }
    guard let scalar = entry.value.first else { return nil }
    let range = inFile(scalar.range)
    guard Array(file.bytes[range]) != Array(value.source.utf8) else { return nil }
    let needsBlank = file.bytes[range.lowerBound - 1] == UInt8(ascii: ":")
    return Replacement(range, with: Array(((needsBlank ? " " : "") + value.source).utf8))
  }

  /// Whether the new file differs in that key alone.
  func isSound(in edited: MarkdownCardFile) -> Bool {
    guard let block = edited.frontMatter, edited.blockContents == file.outlined.blockContents
    else { return false }
    let new = FrontMatter(block, in: edited.text)
    let old = settings.entries.filter { $0.key.value != key }
    let kept = new.entries.filter { $0.key.value != key }
    let entry = new.entries(for: key)
    let isSet =
      entry.count == (value == nil ? 0 : 1)
      && entry.allSatisfy { $0.value.count == 1 && $0.value.allSatisfy(\.isBare) }
    return new.problem == nil && isSet && old.map(\.meaning) == kept.map(\.meaning)
      && settings.entries(for: key).allSatisfy { $0.value.allSatisfy(\.isBare) }
  }

  private func addition(_ value: YAMLScalar) -> Replacement? {
    guard let closing = file.frontMatter?.closingLine else { return nil }
    let line = Array("\(key): \(value.source)".utf8) + file.lineEnd(near: closing).bytes
    return .insertion(of: line, at: file.text.start(ofLine: closing))
  }

  private func lines(of entry: FrontMatter.Entry) -> Range<Int> {
    let end = entry.value.last?.range.upperBound ?? entry.key.range.upperBound
    let first = file.text.line(at: settings.start + entry.key.range.lowerBound)
    let last = file.text.line(at: settings.start + end)
    return file.text.lines(first..<(last + 1))
  }

  private func inFile(_ range: Range<Int>) -> Range<Int> {
    (settings.start + range.lowerBound)..<(settings.start + range.upperBound)
  }
}

extension YAMLEvent {
  /// Whether the event is a scalar on a line, with nothing attached to it.
  fileprivate var isBare: Bool {
    switch kind {
    case .scalar(.plain), .scalar(.singleQuoted), .scalar(.doubleQuoted):
      anchor == nil && tag == nil
    default: false
    }
  }
}

extension FrontMatter.Entry {
  /// What the entry says, wherever it stands.
  fileprivate var meaning: [String] {
    ([key] + value).map { "\($0.kind) \($0.value) \($0.anchor ?? "") \($0.tag ?? "")" }
  }
}
