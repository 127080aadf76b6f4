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
  func bytes(ofCard index: Int) -> ArraySlice<UInt8> {
    let text = file.text
    let lines = file.cards.lines(ofCard: index)
    let end = text.content(ofLine: lines.upperBound - 1).upperBound
    return text.bytes[text.start(ofLine: lines.lowerBound)..<end]
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
