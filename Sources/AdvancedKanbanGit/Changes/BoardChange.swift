public import AdvancedKanban
public import AdvancedKanbanMarkdown

/// A move of a card between the columns of a board in files.
public typealias MarkdownKanbanMove = KanbanMove<MarkdownKanbanCard.ID, MarkdownKanbanColumn.ID>

/// A card, and where the request found it.
public struct CardReference: Hashable, Sendable {
  /// The card.
  public let cardID: MarkdownKanbanCard.ID

  /// The column it was found in.
  public let columnID: MarkdownKanbanColumn.ID

  /// Its index there, from 0.
  public let index: Int

  /// A card that was found at an index of a column.
  public init(
    _ cardID: MarkdownKanbanCard.ID,
    in columnID: MarkdownKanbanColumn.ID,
    at index: Int
  ) {
    self.cardID = cardID
    self.columnID = columnID
    self.index = index
  }
}

/// A change of a board, as a person asks for it.
public enum BoardChange: Hashable, Sendable {
  /// Moves a card.
  case move(MarkdownKanbanMove)

  /// Adds a card at an index of a column, from 0; without an index at the bottom.
  case add(NewCard, columnID: String, index: Int?)

  /// Removes a card.
  case remove(CardReference)

  /// Gives a card another title, another body, or both.
  case edit(CardReference, title: String?, body: String?)

  /// Ticks a card's task box, or clears it.
  case setDone(CardReference, Bool)

  /// Gives a card without one a block ID.
  case identify(CardReference, blockID: String)

  /// Adds a column behind the last one; the ID is the name of its file without `.md`.
  case addColumn(id: String, title: String)

  /// Gives a column another title; its file keeps its name.
  case renameColumn(id: String, title: String)

  /// Moves a column to another index among the columns, from 0.
  case moveColumn(id: String, index: Int)

  /// Gives a column another WIP limit, or none.
  case limitColumn(id: String, limit: Int?)

  /// Collapses a column, or expands it.
  case collapseColumn(id: String, Bool)

  /// Spells settings of a column clearly where they are spelled oddly and have one reading.
  ///
  /// Every version of the file is corrected for itself, and none is that has nothing odd.
  case correctColumn(id: String, Set<ColumnSetting>)
}
