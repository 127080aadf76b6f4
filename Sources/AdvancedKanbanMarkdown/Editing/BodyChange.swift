internal import SourceText

/// A change of the lines below a card's title that writes only what is new.
struct BodyChange {
  /// A line of the new body.
  private enum Line {
    /// An old line, by its index.
    case kept(Int)
    case written([UInt8])
  }

  private let text: SourceText
  private let old: Range<Int>
  private let indent: Int
  private let lineEnd: LineEnd
  private let lines: [Line]

  /// - Parameters:
  ///   - old: The lines of the old body in a text.
  ///   - body: The new body.
  ///   - text: The text.
  ///   - indent: The column of the card's content.
  ///   - lineEnd: How new lines end.
  init(of old: Range<Int>, to body: BodyText, in text: SourceText, indent: Int, lineEnd: LineEnd) {
    self.text = text
    self.old = old
    self.indent = indent
    self.lineEnd = lineEnd
    let meanings = Self.meanings(of: old, in: text, indent: indent)
    lines = Self.lines(body.lines, over: meanings, from: old.lowerBound)
  }

  /// Whether a body is, line by line, what stands in a text already.
  static func isNone(of old: Range<Int>, to body: BodyText, in text: SourceText, indent: Int)
    -> Bool
  {
    meanings(of: old, in: text, indent: indent) == body.lines
  }

  /// The new lines; old ones to the byte, or all of them indented alike.
  func bytes(keepingOldLines: Bool) -> [UInt8] {
    let isOpen = !old.isEmpty && text.lineEnd(ofLine: old.upperBound - 1) == nil
    var result: [UInt8] = []
    for (index, line) in lines.enumerated() {
      result += keepingOldLines ? bytes(of: line) : indented(line)
      let isLast = index == lines.count - 1
      let lineEnd = ownLineEnd(of: line)
      // A LF right behind a CR would end the same line.
      let joins = lineEnd == .lineFeed && result.last == .carriageReturn
      result += isLast && isOpen ? [] : joins ? LineEnd.carriageReturn.bytes : lineEnd.bytes
    }
    return result
  }

  private func bytes(of line: Line) -> [UInt8] {
    switch line {
    case .kept(let index): Array(text.bytes[text.content(ofLine: index)])
    case .written: indented(line)
    }
  }

  private func indented(_ line: Line) -> [UInt8] {
    let content =
      switch line {
      case .kept(let index): text.bytes[text.content(ofLine: index)].outdented(by: indent)
      case .written(let content): content
      }
    return content.isEmpty ? [] : repeatElement(.space, count: indent) + content
  }

  private func ownLineEnd(of line: Line) -> LineEnd {
    guard case .kept(let index) = line else { return lineEnd }
    return text.lineEnd(ofLine: index) ?? lineEnd
  }

  /// The new lines, with the old ones among them that are the same.
  private static func lines(_ new: [[UInt8]], over old: [[UInt8]], from first: Int) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var kept = old.indices.filter { !removed.contains($0) }[...]
    return new.indices.map { index in
      guard !inserted.contains(index), let same = kept.popFirst() else {
        return .written(new[index])
      }
      return .kept(first + same)
    }
  }

  /// What lines of a body say: without their indent, and nothing where they are blank.
  private static func meanings(of lines: Range<Int>, in text: SourceText, indent: Int) -> [[UInt8]]
  {
    lines.map { line in
      guard !text.isBlank(line) else { return [] }
      // As the reader of the card has seen them: what is no UTF-8 is U+FFFD there.
      return Array(text.bytes[text.content(ofLine: line)].outdented(by: indent)[...].text.utf8)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
