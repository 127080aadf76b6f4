extension BoardDifference {
  /// The difference of two boards of which one card at most is not the same: what most commits do.
  ///
  /// It is the one that a comparison of all with all finds, found sooner; `nil` where more than that
  /// differs, or where it takes a closer look to tell whether two cards are one.
  ///
  /// - Parameters:
  ///   - old: The columns of the first board in order, without the cards that are the same at both
  ///     ends.
  ///   - new: The columns of the second board in order, likewise.
  ///   - positions: The position of each of these columns on either board, if they are not all there
  ///     are; all others are the same on both.
  public init?<Column: KanbanWrittenColumn>(
    ofOneCardIn old: [Column],
    and new: [Column],
    at positions: [Int]? = nil
  ) where Column.Card == Card, Column.ID == ColumnID {
    guard Self.areSame(old, new), let before = Self.onlyCard(of: old, positions),
      let after = Self.onlyCard(of: new, positions)
    else { return nil }
    switch (before.state, after.state) {
    case (nil, nil): self.init(columns: [], cards: [])
    case (let before?, nil): self.init(columns: [], cards: [.removed(before)])
    case (nil, let after?): self.init(columns: [], cards: [.added(after)])
    case (let before?, let after?):
      guard let changes = CardChange.changes(from: before, to: after) else { return nil }
      self.init(columns: [], cards: changes)
    }
  }

  /// Whether two boards have the same columns, set in the same way.
  private static func areSame<Column: KanbanWrittenColumn>(
    _ old: [Column],
    _ new: [Column]
  ) -> Bool {
    guard old.count == new.count else { return false }
    for (column, other) in zip(old, new) {
      guard column.id == other.id, column.title == other.title, column.wipLimit == other.wipLimit,
        column.isCollapsed == other.isCollapsed
      else { return false }
    }
    return true
  }

  /// The one card that there is, if there is one; `nil` where there are more.
  private static func onlyCard<Column: KanbanWrittenColumn>(
    of columns: [Column],
    _ positions: [Int]?
  ) -> (state: CardState<Card, ColumnID>?, Void)?
  where Column.Card == Card, Column.ID == ColumnID {
    var found: CardState<Card, ColumnID>?
    for (index, column) in columns.enumerated() {
      let cards = column.cards
      guard let card = cards.first else { continue }
      guard cards.count == 1, found == nil else { return nil }
      found = CardState(
        columnID: column.id,
        columnIndex: positions?[index] ?? index,
        index: column.firstIndex,
        card: card
      )
    }
    return (found, ())
  }
}

extension CardChange {
  /// What became of the only card that differs; `nil` where it takes likeness to tell whether it still
  /// is the same one.
  fileprivate static func changes(
    from before: CardState<Card, ColumnID>,
    to after: CardState<Card, ColumnID>
  ) -> [CardChange]? {
    let motion = before.columnIndex == after.columnIndex ? CardMotion.none : .moved
    if before.card.hasSameSource(as: after.card) {
      return [CardChange(before: before, after: after, motion: motion, fields: [])]
    }
    if let id = before.card.blockID, let other = after.card.blockID, id != other {
      return [.removed(before), .added(after)]
    }
    let hasSameID = before.card.blockID != nil && before.card.blockID == after.card.blockID
    let title = before.card.title
    guard hasSameID || !title.isEmpty && title == after.card.title else { return nil }
    let fields = before.card.changedFields(to: after.card)
    return [CardChange(before: before, after: after, motion: motion, fields: fields)]
  }
}
