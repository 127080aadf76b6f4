internal import SourceText

/// A column file with its name, which all of its cards share.
final class ColumnFile: Sendable {
  /// The file, without the folder.
  let path: String
  let file: MarkdownCardFile

  init(path: String, file: MarkdownCardFile) {
    self.path = path
    self.file = file
  }

  /// The bytes of a card without its last line end.
  func bytes(ofCard index: Int) -> ArraySlice<UInt8> { file.bytes(ofCard: index) }

  /// The block ID of a card without its caret; `nil` without one.
  ///
  /// Whole boards are searched by it, so that where the end of the line tells, no more is read.
  func blockID(ofCard index: Int) -> ArraySlice<UInt8>? {
    let line = file.text.content(ofLine: file.cards.lines(ofCard: index).lowerBound)
    let bytes = file.text.bytes
    guard let id = bytes.span.word(atEndOf: line) else { return nil }
    // No marker and box of a paragraph are longer.
    let isBehindBox = id.lowerBound > line.lowerBound + 16 && file.cards.beginsParagraph(index)
    return isBehindBox ? bytes[id] : self.line(ofCard: index).blockID
  }

  /// Whether a card has a block ID: most lines end in something else, so that no more is read.
  func hasBlockID(_ id: [UInt8], card index: Int) -> Bool {
    let line = file.text.content(ofLine: file.cards.lines(ofCard: index).lowerBound)
    let bytes = file.text.bytes
    return bytes.span.lastText(in: line) == id.last
      && blockID(ofCard: index).map { $0 == id[...] } ?? false
  }

  /// What the first line of a card says.
  func line(ofCard index: Int) -> CardLine {
    let span = file.cards[index]
    let line = file.text.bytes[file.text.content(ofLine: span.lines.lowerBound)]
    return CardLine(line, CardText(line, marker: span.marker, isText: span.beginsWithText))
  }
}

/// The parts of a card's first line.
struct CardLine {
  /// The inside of the task box; `nil` without one.
  let box: ArraySlice<UInt8>?
  let title: ArraySlice<UInt8>

  /// The block ID without its caret; `nil` without one.
  let blockID: ArraySlice<UInt8>?

  fileprivate init(_ line: ArraySlice<UInt8>, _ text: CardText) {
    let part = { (range: Range<Int>) in line[range.shifted(by: line.startIndex)] }
    box = text.box.map(part)
    title = part(text.title)
    blockID = text.blockID.map(part)
  }
}

extension Span<UInt8> {
  /// The last byte of a line that is not blank.
  fileprivate func lastText(in line: Range<Int>) -> UInt8? {
    var end = line.upperBound
    while end > line.lowerBound, self[end - 1].isBlank { end -= 1 }
    return end > line.lowerBound ? self[end - 1] : nil
  }

  /// What stands at the end of a line as a block ID would, behind its caret.
  fileprivate func word(atEndOf line: Range<Int>) -> Range<Int>? {
    var end = line.upperBound
    while end > line.lowerBound, self[end - 1].isBlank { end -= 1 }
    var start = end
    var hasLetter = false
    while start > line.lowerBound, self[start - 1].isPartOfBlockID {
      start -= 1
      hasLetter = hasLetter || self[start].isLetter
    }
    guard hasLetter, end - start >= 2, start > line.lowerBound + 1,
      self[start - 1] == UInt8(ascii: "^"), self[start - 2].isBlank
    else { return nil }
    return start..<end
  }
}
