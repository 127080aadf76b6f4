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
    let edited = MarkdownCardFile(text.applying([replacement]))
    guard edit.isSound(in: edited) else {
      if entries.isEmpty, settings.isInBraces(in: text) {
        throw obstacle(.braces, at: settings.start)
      }
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
    guard !text.isTOML else { throw .frontMatter(.toml, line: 1) }
    let lineEnd = lineEnd(near: 0).bytes
    let lines = ["---", "\(key): \(value.source)", "---"].flatMap { Array($0.utf8) + lineEnd }
    let edited = MarkdownCardFile(
      text.applying([.insertion(of: lines, at: text.start(ofLine: 0))])
    )
    guard edited.body.elementsEqual(body) else { throw .unsound(line: 1) }
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
    let revision = Revision(of: self, by: [Replacement(range, with: Array(title.utf8))])
    let isSound =
      revision.limit == nil && revision.new.firstHeading == title
      && revision.new.cards.count == cards.count
      && revision.after.outlines == revision.before.outlines
    return isSound ? revision.new : nil
  }
}

extension FrontMatter {
  /// Whether the settings are written as `{key: value}`.
  fileprivate func isInBraces(in text: SourceText) -> Bool {
    guard let root = events.dropFirst().first, root.kind == .mappingStart else { return false }
    return text.bytes[start + root.range.lowerBound] == UInt8(ascii: "{")
  }
}
