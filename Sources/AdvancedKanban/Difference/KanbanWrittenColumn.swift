/// A column of cards whose text is known, with a title that may change while the ID stays.
///
/// IDs can be ordered, so that a choice between two columns never depends on which board is named
/// first.
public protocol KanbanWrittenColumn: KanbanColumn where Card: KanbanWrittenCard, ID: Comparable {
  /// What the column is called.
  var title: String { get }
}

extension KanbanWrittenColumn {
  /// The difference of two boards of such columns.
  public typealias Difference = BoardDifference<Card, ID>

  /// What can be told of the difference of two boards of such columns.
  public typealias Event = BoardEvent<Card, ID>
}
