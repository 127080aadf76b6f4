/// A column of cards whose text is known, with a title that may change while the ID stays.
///
/// IDs can be ordered, so that a choice between two columns never depends on which board is named
/// first.
public protocol KanbanWrittenColumn: KanbanColumn where Card: KanbanWrittenCard, ID: Comparable {
  /// What the column is called.
  var title: String { get }

  /// The index that the first of ``cards`` has in the column: 0, unless the column is given without
  /// its beginning.
  ///
  /// Of a column that is on both boards with equal cards at its beginning or end, these cards may be
  /// left out on both. The difference is the same, and cheaper to find.
  var firstIndex: Int { get }

  /// What divides the cards into sections, from top to bottom.
  ///
  /// A merge leaves a card in the section that it was put into.
  var dividers: [KanbanColumnDivider] { get }
}

extension KanbanWrittenColumn {
  /// A column is given whole.
  public var firstIndex: Int { 0 }

  /// A column is one section.
  public var dividers: [KanbanColumnDivider] { [] }
}

extension KanbanWrittenColumn {
  /// The difference of two boards of such columns.
  public typealias Difference = BoardDifference<Card, ID>

  /// What can be told of the difference of two boards of such columns.
  public typealias Event = BoardEvent<Card, ID>
}
