/// Files by their paths.
typealias Files = [String: [UInt8]]

/// A move made with scissors and paste: the lines of a card leave one text and arrive in another.
struct ReferenceMove {
  /// Words in the first line of the card.
  let card: String

  /// Words in the first line of the card before which it is to stand.
  let anchor: String

  /// The files with the move, which is known from the files in the folder.
  ///
  /// Where the card is not there, it comes as it is staged, else as the folder has it; where its new
  /// column is not there, it comes likewise, with its front matter and the card alone.
  func applied(to files: Files, seenFrom work: Files, staged: Files = [:]) -> Files {
    var result = files
    let blocks = [staged, work].flatMap { $0.values.compactMap { Lines($0).block(card) } }
    var block = blocks.first ?? []
    if let source = files.first(where: { Lines($0.value).block(card) != nil }) {
      block = Lines(source.value).block(card) ?? []
      result[source.key] = Lines(source.value).without(card).bytes
    }
    if let target = result.first(where: { Lines($0.value).block(anchor) != nil }) {
      result[target.key] = Lines(target.value).inserting(block, before: anchor).bytes
    } else if let target = work.first(where: { Lines($0.value).block(anchor) != nil }) {
      let column = staged[target.key] ?? target.value
      result[target.key] = Lines(column).frontMatter + Array(block.joined())
    }
    return result
  }
}

/// A text in lines, each with its end.
struct Lines {
  private var lines: [[UInt8]]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Array($0) + [UInt8(ascii: "\n")]
    }
    lines[lines.count - 1].removeLast()
  }

  var bytes: [UInt8] { Array(lines.joined()) }

  /// The lines of the card with some words in its first line.
  func block(_ words: String) -> [[UInt8]]? { range(of: words).map { Array(lines[$0]) } }

  func without(_ words: String) -> Lines {
    var result = self
    if let range = range(of: words) { result.lines.removeSubrange(range) }
    return result
  }

  func inserting(_ block: [[UInt8]], before words: String) -> Lines {
    var result = self
    if let range = range(of: words) {
      result.lines.insert(contentsOf: block, at: range.lowerBound)
    }
    return result
  }

  /// The lines up to the second of those that mark the front matter.
  var frontMatter: [UInt8] {
    let end = lines.dropFirst().firstIndex { $0.starts(with: "---".utf8) } ?? 0
    return Array(lines[...end].joined())
  }

  private func range(of words: String) -> Range<Int>? {
    guard
      let start = lines.firstIndex(where: { isCard($0) && $0.text.contains(words) })
    else { return nil }
    let rest = lines[(start + 1)...]
    return start..<(rest.firstIndex { !$0.starts(with: "  ".utf8) } ?? lines.count)
  }

  private func isCard(_ line: [UInt8]) -> Bool { line.starts(with: "- [".utf8) }
}
