extension BoardDifference {
  /// The difference one thing at a time: first what happened to the columns, then what happened to
  /// the cards, both in the order of ``columns`` and ``cards``.
  ///
  /// A change of nothing but the way a card is written (``CardField/spelling``) is no event: a move
  /// between two files adapts the marker and the line ends of a card, and nobody wants to be told.
  public var events: [BoardEvent<Card, ColumnID>] {
    columns.flatMap { change in change.eventKinds.map { .column($0, change) } }
      + cards.flatMap { change in change.eventKinds.map { .card($0, change) } }
  }
}

extension CardChange {
  /// What happened to the card.
  public var eventKinds: [CardEventKind] { CardEventKind.allCases.filter(hasEvent) }

  private func hasEvent(_ kind: CardEventKind) -> Bool {
    switch kind {
    case .added: isAdded
    case .removed: isRemoved
    case .moved: motion == .moved
    case .reordered: motion == .reordered
    case .edited: !fields.isDisjoint(with: [.title, .body, .blockID]) || boxChange == .other
    case .checked: boxChange == .ticked
    case .unchecked: boxChange == .unticked
    }
  }
}

extension ColumnChange {
  /// What happened to the column.
  public var eventKinds: [ColumnEventKind] { ColumnEventKind.allCases.filter(hasEvent) }

  private func hasEvent(_ kind: ColumnEventKind) -> Bool {
    switch kind {
    case .added: isAdded
    case .removed: isRemoved
    case .fileRenamed: isFileRenamed
    case .renamed: isRenamed
    case .moved: isReordered
    case .limited: isLimitChanged
    case .collapsed: isCollapseChanged && after?.isCollapsed == true
    case .expanded: isCollapseChanged && after?.isCollapsed == false
    }
  }
}
