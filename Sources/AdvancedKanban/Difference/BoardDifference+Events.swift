extension BoardDifference {
  /// The difference one thing at a time: first what happened to the columns, then what happened to
  /// the cards, both in the order of ``columns`` and ``cards``.
  ///
  /// A change of nothing but the way a card is written (``CardField/spelling``) is no event: a move
  /// between two files adapts the marker and the line ends of a card, and nobody wants to be told.
  public var events: [BoardEvent<Card, ColumnID>] {
    var events: [BoardEvent<Card, ColumnID>] = []
    for change in columns { for kind in change.eventKinds { events.append(.column(kind, change)) } }
    for change in cards { for kind in change.eventKinds { events.append(.card(kind, change)) } }
    return events
  }
}

extension CardChange {
  /// What happened to the card.
  public var eventKinds: [CardEventKind] {
    if isAdded { return [.added] }
    if isRemoved { return [.removed] }
    var kinds: [CardEventKind] = []
    if motion == .moved { kinds.append(.moved) }
    if motion == .reordered { kinds.append(.reordered) }
    if fields.isEmpty { return kinds }
    let box = boxChange
    let isEdited = fields.contains(.title) || fields.contains(.body) || fields.contains(.blockID)
    if isEdited || box == .other { kinds.append(.edited) }
    if box == .ticked { kinds.append(.checked) }
    if box == .unticked { kinds.append(.unchecked) }
    return kinds
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
