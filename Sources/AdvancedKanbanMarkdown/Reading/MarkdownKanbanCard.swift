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

  // A large board has millions of cards, so they are kept small: all else is read when asked for.
  private let column: ColumnFile
  private let index: UInt32

  /// Which of several equal cards this is; the greatest number where the block ID identifies it.
  private let occurrence: UInt32
  private static let isIdentified = UInt32.max

  /// The card at an index of a file.
  init(_ index: Int, in column: ColumnFile, identities: inout CardIdentities) {
    self.column = column
    self.index = UInt32(clamping: index)
    occurrence = identities.next(index, in: column) ?? Self.isIdentified
  }

  private var file: MarkdownCardFile { column.file }

  private var lines: Range<Int> { file.cards.lines(ofCard: Int(index)) }

  private var span: CardSpan { file.cards[Int(index)] }

  private var bytes: ArraySlice<UInt8> { column.bytes(ofCard: Int(index)) }

  private var line: CardLine { column.line(ofCard: Int(index)) }

  /// The identity of the card on its board.
  public var id: ID {
    occurrence == Self.isIdentified
      ? .block(blockID ?? "") : .text(source, occurrence: Int(occurrence))
  }

  /// The column file, without the folder.
  public var path: String { column.path }

  /// The first line of the card in its file, from 1.
  public var firstLine: Int { lines.lowerBound + 1 }

  /// The last line of the card in its file, from 1.
  public var lastLine: Int { lines.upperBound }

  /// The bytes of the card as they stand in the file, without the last line end.
  public var source: [UInt8] { Array(bytes) }

  /// Whether the card has the bytes of another one.
  public func hasSameSource(as other: MarkdownKanbanCard) -> Bool { bytes == other.bytes }

  /// Adds the bytes of the card to a hash value.
  public func hashSource(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  /// Whether these are the bytes of the card.
  package func hasSource(_ source: [UInt8]) -> Bool { bytes.elementsEqual(source) }

  /// The text of the first line without task box and block ID; empty where the item begins with
  /// something other than text.
  public var title: String { line.title.text }

  /// The block ID without its caret, if the card has one.
  public var blockID: String? { column.blockID(ofCard: Int(index))?.text }

  /// Whether the card has this block ID.
  package func hasBlockID(_ id: [UInt8]) -> Bool {
    column.hasBlockID(id, card: Int(index))
  }

  /// The character in the task box (`" "`, `"x"`, `"/"` ...), or `nil` without a box.
  public var box: Character? { line.box?.text.first }

  /// Whether the task box is ticked, or `nil` without a box.
  public var isDone: Bool? { box.map { $0 == "x" || $0 == "X" } }

  /// The lines behind the first one, without the indent that makes them part of the item.
  public var body: String {
    let (text, contentColumn) = (file.text, span.marker.contentColumn)
    return lines.dropFirst().map { line in
      text.bytes[text.content(ofLine: line)].outdented(by: contentColumn)[...].text
    }.joined(separator: "\n")
  }

  /// The words of the title that begin with `#`, without it.
  public var tags: [String] { Labels(in: title).tags }

  /// The words of the title that begin with `@`, without it.
  public var people: [String] { Labels(in: title).people }

  /// The date behind `due:` in the title, as `2026-12-24`.
  public var due: String? { Labels(in: title).due }

  /// Whether two cards are the same and stand in the same lines of files of the same name.
  public static func == (left: MarkdownKanbanCard, right: MarkdownKanbanCard) -> Bool {
    let isSame = left.column === right.column && left.index == right.index
    guard !isSame else { return left.occurrence == right.occurrence }
    return left.occurrence == right.occurrence && left.lines == right.lines
      && left.path == right.path
      && left.span.beginsWithText == right.span.beginsWithText && left.bytes == right.bytes
  }
}
