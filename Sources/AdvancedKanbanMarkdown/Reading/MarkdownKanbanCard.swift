public import AdvancedKanban
internal import CommonMark
internal import SourceText

/// A card as a top-level list item of a column file.
public struct MarkdownKanbanCard: KanbanCard, Sendable {
  /// What identifies a card: its block ID, else its bytes and which of several equal cards it is.
  public enum ID: Hashable, Sendable {
    /// The block ID at the end of the title, without its caret.
    case block(String)

    /// The bytes of the card without its last line end, and its occurrence, from 0, among the cards
    /// of the board with the same bytes, column by column from the top.
    case text([UInt8], occurrence: Int)
  }

  /// The identity of the card on its board.
  public let id: ID

  /// The column file, without the folder.
  public let path: String

  /// The first line of the card in its file, from 1.
  public let firstLine: Int

  /// The last line of the card in its file, from 1.
  public let lastLine: Int

  /// The bytes of the card as they stand in the file, without the last line end.
  public let source: [UInt8]

  private let text: CardText
  private let contentColumn: Int

  /// Reads a card; `identify` gives the ID for a block ID, if there is one, and the bytes.
  init(
    _ span: CardSpan,
    in file: MarkdownCardFile,
    path: String,
    identify: (String?, [UInt8]) -> ID
  ) {
    let range = file.bytes(of: span)
    let lineEnd = file.text.lineEnd(ofLine: span.lines.upperBound - 1)
    let source = Array(file.text.bytes[range.lowerBound..<(range.upperBound - lineEnd.count)])
    let firstLine = source.prefix(file.text.content(ofLine: span.lines.lowerBound).count)
    text = CardText(firstLine, marker: span.marker, isText: span.beginsWithText)
    id = identify(text.blockID.map { source[$0].text }, source)
    self.source = source
    self.firstLine = span.lines.lowerBound + 1
    lastLine = span.lines.upperBound
    contentColumn = span.marker.contentColumn
    self.path = path
  }

  /// The text of the first line without task box and block ID; empty where the item begins with
  /// something other than text.
  public var title: String { source[text.title].text }

  /// The block ID without its caret, if the card has one.
  public var blockID: String? { text.blockID.map { source[$0].text } }

  /// The character in the task box (`" "`, `"x"`, `"/"` ...), or `nil` without a box.
  public var box: Character? { text.box.flatMap { source[$0].text.first } }

  /// Whether the task box is ticked, or `nil` without a box.
  public var isDone: Bool? { box.map { $0 == "x" || $0 == "X" } }

  /// The lines behind the first one, without the indent that makes them part of the item.
  public var body: String {
    let lines = SourceText(source)
    return (1..<max(lines.lineCount, 1)).map { index in
      lines.bytes[lines.content(ofLine: index)].outdented(by: contentColumn)[...].text
    }.joined(separator: "\n")
  }

  /// The words of the title that begin with `#`, without it.
  public var tags: [String] { Labels(in: title).tags }

  /// The words of the title that begin with `@`, without it.
  public var people: [String] { Labels(in: title).people }

  /// The date behind `due:` in the title, as `2026-12-24`.
  public var due: String? { Labels(in: title).due }
}

extension CardSpan {
  /// Whether the item begins with words, which are its title, as opposed to code, a quote, a list
  /// or nothing at all.
  package var beginsWithText: Bool {
    switch opening {
    case .paragraph, .heading, .table: !marker.isBare
    default: false
    }
  }
}
