extension BoardDifference {
  /// What a merge did itself, as opposed to what it has brought together: all that is on its board as
  /// no parent has it.
  ///
  /// Every single thing counts by itself. A card that one side has moved and the other one edited is
  /// both, and nothing of it is the merge's own; a title that differs from those of all parents is.
  /// A parent that does not have a card or a column says nothing of what it is like: it only speaks
  /// against its being new. What is told starts from the first parent that has it.
  ///
  /// - Parameter differences: The difference of each parent's board to that of the merge.
  /// - Returns: What no parent had. It cannot be applied to the board of any.
  public static func own(ofMerge differences: [BoardDifference]) -> BoardDifference {
    guard differences.count > 1 else { return differences.first ?? .none }
    if differences.contains(where: \.isEmpty) { return .none }
    return BoardDifference(columns: ownColumns(differences), cards: ownCards(differences))
  }

  private static var none: BoardDifference { BoardDifference(columns: [], cards: []) }
}

// MARK: - Cards

extension BoardDifference {
  private static func ownCards(
    _ differences: [BoardDifference]
  ) -> [CardChange<Card, ColumnID>] {
    let byPosition = differences.map { difference in
      Dictionary(
        difference.cards.compactMap { change in change.after.map { ($0.position, change) } },
        uniquingKeysWith: { first, _ in first }
      )
    }
    let present = differences[0].cards.compactMap { change in
      change.after.flatMap { after in CardChange.common(to: byPosition.map { $0[after.position] }) }
    }
    let removed = differences.map { $0.cards.filter(\.isRemoved) }
    return present
      + removed[0].filter { change in
        removed.dropFirst().allSatisfy { $0.contains(where: change.removesSameCard) }
      }
  }
}

extension CardChange {
  /// What several changes to the same card of a merge have in common; `nil` is a parent on whose board
  /// it is the same.
  fileprivate static func common(to changes: [CardChange?]) -> CardChange? {
    let all = changes.compactMap(\.self)
    guard all.count == changes.count else { return nil }
    let known = all.filter { !$0.isAdded }
    guard let first = known.first else { return all.first }
    let isSameMotion = known.allSatisfy { $0.motion == first.motion }
    let fields = known.reduce(first.fields) { $0.intersection($1.fields) }
    guard isSameMotion && first.motion != .none || !fields.isEmpty else { return nil }
    return CardChange(
      before: first.before,
      after: first.after,
      motion: isSameMotion ? first.motion : .none,
      fields: fields
    )
  }

  /// Whether both have removed a card, and the same one.
  fileprivate func removesSameCard(as other: CardChange) -> Bool {
    guard let card = before?.card, let counterpart = other.before?.card else { return false }
    if let id = card.blockID, let otherID = counterpart.blockID { return id == otherID }
    return card.hasSameSource(as: counterpart)
      || !card.title.isEmpty && card.title == counterpart.title
  }
}

// MARK: - Columns

extension BoardDifference {
  private static func ownColumns(_ differences: [BoardDifference]) -> [ColumnChange<ColumnID>] {
    let present = differences[0].columns.compactMap { change in
      change.after.flatMap { after in
        ColumnChange.common(
          to: differences.map { $0.columns.first { $0.after?.index == after.index } }
        )
      }
    }
    let removed = differences.map { Set($0.columns.filter(\.isRemoved).compactMap(\.before?.id)) }
    return present
      + differences[0].columns.filter { change in
        change.isRemoved
          && change.before.map { before in removed.allSatisfy { $0.contains(before.id) } } ?? false
      }
  }
}

extension ColumnChange {
  /// What several changes to the same column of a merge have in common; `nil` is a parent on whose
  /// board it is the same.
  fileprivate static func common(to changes: [ColumnChange?]) -> ColumnChange? {
    let all = changes.compactMap(\.self)
    guard all.count == changes.count else { return nil }
    let known = all.filter { !$0.isAdded }
    guard let first = known.first, let before = first.before, let after = first.after else {
      return all.first
    }
    let change = ColumnChange(
      before: ColumnState(
        id: known.allSatisfy(\.isFileRenamed) ? before.id : after.id,
        index: before.index,
        title: known.allSatisfy(\.isRenamed) ? before.title : after.title,
        wipLimit: known.allSatisfy(\.isLimitChanged) ? before.wipLimit : after.wipLimit,
        isCollapsed: known.allSatisfy(\.isCollapseChanged) ? before.isCollapsed : after.isCollapsed
      ),
      after: after,
      isReordered: known.allSatisfy(\.isReordered)
    )
    return change.changesNothing ? nil : change
  }
}
