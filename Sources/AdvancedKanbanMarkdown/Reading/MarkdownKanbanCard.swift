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
  public var id: ID {
    if let occurrence { return .text(source, occurrence: Int(occurrence)) }
    return .block(blockID ?? "")
  }

  /// The column file, without the folder.
  public let path: String

  /// The first line of the card in its file, from 1.
  public var firstLine: Int { Int(first) }

  /// The last line of the card in its file, from 1.
  public var lastLine: Int { Int(last) }

  /// The bytes of the card as they stand in the file, without the last line end.
  public var source: [UInt8] { Array(bytes.slice) }

  /// Whether these are the bytes of the card.
  package func hasSource(_ source: [UInt8]) -> Bool { bytes.slice.elementsEqual(source) }

  // A large board has millions of cards, so they are kept small: all else is read when asked for.
  private let bytes: SharedBytes
  private let marker: ListMarker
  private let first: UInt32
  private let last: UInt32
  private let lineLength: UInt32
  private let isText: Bool

  /// Which of several equal cards this is; `nil` where the block ID identifies it.
  private let occurrence: UInt32?

  /// Reads a card.
  init(
    _ span: CardSpan,
    in file: MarkdownCardFile,
    path: String,
    identities: inout CardIdentities
  ) {
    let range = file.bytes(of: span)
    let lineEnd = file.text.lineEnd(ofLine: span.lines.upperBound - 1)
    bytes = SharedBytes(file.bytes, range.lowerBound..<(range.upperBound - lineEnd.count))
    let line = bytes.slice.prefix(file.text.content(ofLine: span.lines.lowerBound).count)
    let text = CardText(line, marker: span.marker, isText: span.beginsWithText)
    occurrence = identities.next(
      blockID: text.blockID.map { line[$0.shifted(by: line.startIndex)].text },
      bytes: bytes
    )
    first = UInt32(clamping: span.lines.lowerBound + 1)
    last = UInt32(clamping: span.lines.upperBound)
    lineLength = UInt32(clamping: line.count)
    isText = span.beginsWithText
    marker = span.marker
    self.path = path
  }

  /// The first line without its line end.
  private var line: ArraySlice<UInt8> { bytes.slice.prefix(Int(lineLength)) }

  /// What the first line says.
  private var text: CardText { CardText(line, marker: marker, isText: isText) }

  /// The text of some bytes of the first line.
  private func text(at range: Range<Int>) -> String {
    line[range.shifted(by: line.startIndex)].text
  }

  /// The text of the first line without task box and block ID; empty where the item begins with
  /// something other than text.
  public var title: String { text(at: text.title) }

  /// The block ID without its caret, if the card has one.
  public var blockID: String? { text.blockID.map(text(at:)) }

  /// The character in the task box (`" "`, `"x"`, `"/"` ...), or `nil` without a box.
  public var box: Character? { text.box.flatMap { text(at: $0).first } }

  /// Whether the task box is ticked, or `nil` without a box.
  public var isDone: Bool? { box.map { $0 == "x" || $0 == "X" } }

  /// The lines behind the first one, without the indent that makes them part of the item.
  public var body: String {
    let lines = SourceText(source)
    return (1..<max(lines.lineCount, 1)).map { index in
      lines.bytes[lines.content(ofLine: index)].outdented(by: marker.contentColumn)[...].text
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
