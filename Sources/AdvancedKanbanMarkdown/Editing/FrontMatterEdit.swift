internal import SourceText
internal import YAML

/// The change of one key in a block of front matter.
struct FrontMatterEdit {
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
    guard let block = edited.frontMatter,
      edited.body.elementsEqual(file.body)
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
    let line = indent + Array("\(key): \(value.source)".utf8) + file.lineEnd(near: closing).bytes
    return .insertion(of: line, at: file.text.start(ofLine: closing))
  }

  /// The blanks before the first key, which every key beside it needs.
  private var indent: [UInt8] {
    guard let first = settings.entries.first else { return [] }
    let line = file.text.line(at: settings.start + first.key.range.lowerBound)
    return Array(file.bytes[file.text.content(ofLine: line)].prefix(while: \.isBlank))
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
