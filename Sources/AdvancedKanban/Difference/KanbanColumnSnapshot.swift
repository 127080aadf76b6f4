/// A column as a plain value: what it is called, how it is set, and its cards.
public struct KanbanColumnSnapshot<
  Card: KanbanWrittenCard,
  ID: Hashable & Comparable & Sendable
>: KanbanWrittenColumn, Equatable {
  /// The identity of the column.
  public let id: ID

  /// What the column is called.
  public var title: String

  /// The number of cards the column should hold at most, or `nil` where there is no limit.
  public var wipLimit: Int?

  /// Whether the column is shown without its cards.
  public var isCollapsed: Bool

  /// The cards from top to bottom.
  public var cards: [Card]

  /// Creates a column.
  public init(id: ID, title: String, wipLimit: Int?, isCollapsed: Bool, cards: [Card]) {
    self.id = id
    self.title = title
    self.wipLimit = wipLimit
    self.isCollapsed = isCollapsed
    self.cards = cards
  }

  /// Creates a column that is as another one is now.
  public init<Column: KanbanWrittenColumn>(_ column: Column)
  where Column.Card == Card, Column.ID == ID {
    self.init(
      id: column.id,
      title: column.title,
      wipLimit: column.wipLimit,
      isCollapsed: column.isCollapsed,
      cards: column.cards
    )
  }
}

extension KanbanColumnSnapshot: Sendable where Card: Sendable {}
