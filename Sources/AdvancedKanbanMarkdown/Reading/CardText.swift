internal import SourceText

/// What the first line of a card says, and where.
///
/// `- [x] Write the parser #core ^k7x2m9` is marker, box, title and block ID.
package struct CardText: Hashable, Sendable {
  /// The bytes inside the brackets of the task box, as offsets into the line; `nil` without one.
  package let box: Range<Int>?

  /// The title, as offsets into the line.
  package let title: Range<Int>

  /// The block ID without its caret, as offsets into the line; `nil` without one.
  package let blockID: Range<Int>?

  /// Reads the first line of a card.
  ///
  /// - Parameters:
  ///   - line: The line without its line end.
  ///   - marker: The marker at its beginning.
  ///   - isText: Whether the item begins with text (a paragraph or a heading), as opposed to code,
  ///     a quote or nothing; otherwise the card has no title.
  package init(_ line: ArraySlice<UInt8>, marker: ListMarker, isText: Bool) {
    let content = line.dropFirst(marker.prefixLength)
    let box = Self.box(in: content)
    let start = box.map { $0.upperBound + 1 } ?? content.startIndex
    let text = isText || box != nil ? line[start...].trimmed : line[start..<start]
    let blockID = isText ? Self.blockID(endingIn: text) : nil
    let title = blockID.map { line[text.startIndex..<($0.lowerBound - 1)].trimmed } ?? text
    self.box = box.map { $0.shifted(by: -line.startIndex) }
    self.blockID = blockID.map { $0.shifted(by: -line.startIndex) }
    self.title = (title.startIndex..<title.endIndex).shifted(by: -line.startIndex)
  }

  /// Whether a word has the form of a block ID.
  package static func isBlockID(_ word: String) -> Bool {
    let text = Array("^\(word)".utf8)[...]
    return blockID(endingIn: text) == 1..<text.count
  }

  /// The inside of a task box: `[`, one character, `]`, and a blank or the end of the line.
  private static func box(in content: ArraySlice<UInt8>) -> Range<Int>? {
    guard content.first == UInt8(ascii: "[") else { return nil }
    let inside = content.dropFirst()
    guard let end = inside.prefix(5).firstIndex(of: UInt8(ascii: "]")) else { return nil }
    guard inside[..<end].text.count == 1 else { return nil }
    guard content[end...].dropFirst().first?.isBlank ?? true else { return nil }
    return inside.startIndex..<end
  }

  /// A block ID at the end of a text: a blank (or nothing), `^`, then letters, digits and `-`.
  ///
  /// It has at least two characters and one letter among them, so that `x ^2` is none.
  private static func blockID(endingIn text: ArraySlice<UInt8>) -> Range<Int>? {
    let id = text.suffix(while: \.isPartOfBlockID)
    let caret = id.startIndex - 1
    guard id.count >= 2, id.contains(where: \.isLetter) else { return nil }
    guard caret >= text.startIndex, text[caret] == UInt8(ascii: "^") else { return nil }
    guard caret == text.startIndex || text[caret - 1].isBlank else { return nil }
    return id.startIndex..<id.endIndex
  }
}

extension UInt8 {
  /// A letter, a digit or `-`.
  var isPartOfBlockID: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }
}

extension BidirectionalCollection {
  /// The longest suffix whose elements all satisfy a condition.
  fileprivate func suffix(while isIncluded: (Element) -> Bool) -> SubSequence {
    let start = lastIndex { !isIncluded($0) }.map(index(after:)) ?? startIndex
    return self[start...]
  }
}

extension Range<Int> {
  /// The range as many places further on.
  func shifted(by offset: Int) -> Range<Int> { (lowerBound + offset)..<(upperBound + offset) }
}
