/// A card on its way in move mode. The columns do not know of it yet.
public struct KanbanCarriedCard<
  CardID: Hashable & Sendable,
  ColumnID: Hashable & Sendable
>: Hashable, Sendable {
  /// The card.
  public let cardID: CardID

  /// Where the card was picked up.
  public let origin: KanbanPlace<ColumnID>

  /// Where the card would land: its place after the move.
  public private(set) var place: KanbanPlace<ColumnID>

  /// The index that the user last chose, from 0. A short column on the way does not change it.
  private var wishedIndex: Int

  init(cardID: CardID, origin: KanbanPlace<ColumnID>) {
    self.cardID = cardID
    self.origin = origin
    place = origin
    wishedIndex = origin.index
  }

  /// Where the card would land, as a request.
  public var target: KanbanMoveTarget<CardID, ColumnID> { .index(place.columnID, place.index) }
}

extension KanbanCarriedCard {
  /// One press of an arrow: a signed distance down the rows or along the columns.
  enum Step {
    case rows(Int)
    case columns(Int)
  }

  /// The card carried one step further, or the same at an edge.
  func moved<Column: KanbanColumn>(
    _ step: Step,
    in columns: some Collection<Column>
  ) throws(Column.MoveError) -> Self where Column.ID == ColumnID, Column.Card.ID == CardID {
    let columns = Array(columns)
    let position = try columns.position(of: place.columnID)
    let source = try columns.place(of: cardID)
    switch step {
    case .rows(let distance):
      return moved(byRows: distance, in: columns[position], from: source)
    case .columns(let distance):
      guard columns.indices.contains(position + distance) else { return self }
      return moved(to: columns[position + distance], from: source)
    }
  }

  private func moved<Column: KanbanColumn>(
    byRows distance: Int,
    in column: Column,
    from source: Column.Place
  ) -> Self where Column.ID == ColumnID {
    let lastIndex = column.lastIndex(forCardFrom: source.columnID)
    let index = min(max(place.index + distance, 0), lastIndex)
    guard index != place.index else { return self }
    var moved = self
    moved.place.index = index
    moved.wishedIndex = index
    return moved
  }

  private func moved<Column: KanbanColumn>(
    to column: Column,
    from source: Column.Place
  ) -> Self where Column.ID == ColumnID {
    let lastIndex = column.lastIndex(forCardFrom: source.columnID)
    var moved = self
    moved.place = Column.Place(columnID: column.id, index: min(wishedIndex, lastIndex))
    return moved
  }
}
