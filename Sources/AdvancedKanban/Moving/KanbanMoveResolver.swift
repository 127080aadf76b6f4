/// The one place that says what a request to move a card means, whoever makes it: a pointer that
/// drops the card into a slot, a keyboard, a menu or a command.
public struct KanbanMoveResolver<Columns: Collection> where Columns.Element: KanbanColumn {
  /// The kind of column on the board.
  public typealias Column = Columns.Element

  /// The columns in order. Nothing here changes them.
  public var columns: Columns

  /// What happens to a card that would take a column over its limit.
  public var wipLimitBehavior: WIPLimitBehavior

  /// Creates a resolver for columns as they are now.
  public init(columns: Columns, wipLimitBehavior: WIPLimitBehavior) {
    self.columns = columns
    self.wipLimitBehavior = wipLimitBehavior
  }

  /// Resolves the request that a card go to a target.
  ///
  /// - Parameters:
  ///   - cardID: The card to move.
  ///   - target: Where the card is to go.
  ///   - force: Whether a refusal by the limit becomes a warning.
  /// - Returns: What the request comes to.
  public func resolution(
    of cardID: Column.Card.ID,
    to target: Column.MoveTarget,
    force: Bool = false
  ) -> Column.MoveResolution {
    do {
      let source = try columns.place(of: cardID)
      let destination = try destination(of: target, from: source)
      return resolution(
        of: KanbanMove(cardID: cardID, from: source, to: destination),
        force: force
      )
    } catch {
      return .impossible(error)
    }
  }

  /// Resolves a ready-made move, which may have been made for older columns.
  ///
  /// - Parameters:
  ///   - move: The move. It is impossible unless its card is where it starts and its destination
  ///     is in range.
  ///   - force: Whether a refusal by the limit becomes a warning.
  /// - Returns: What the move comes to.
  public func resolution(of move: Column.Move, force: Bool = false) -> Column.MoveResolution {
    do {
      let destination = try columns.positions(of: move).destination
      if move.changesNothing { return .noChange }
      return gated(move, into: columns[destination], force: force)
    } catch {
      return .impossible(error)
    }
  }

  private func gated(
    _ move: Column.Move,
    into column: Column,
    force: Bool
  ) -> Column.MoveResolution {
    switch WIPLimitEvaluator.decision(
      entering: column,
      from: move.sourceColumnID,
      behavior: wipLimitBehavior,
      force: force
    ) {
    case .accept: .move(move, warning: nil)
    case .acceptWithWarning(let breach): .move(move, warning: breach)
    case .reject(let breach): .refused(move, breach)
    }
  }
}

extension KanbanMoveResolver {
  /// The place a target means for a card from `source`. An index is not checked here.
  private func destination(
    of target: Column.MoveTarget,
    from source: Column.Place
  ) throws(Column.MoveError) -> Column.Place {
    switch target {
    case .index(let columnID, let index):
      return Column.Place(columnID: columnID, index: index)
    case .slot(let columnID, let slot):
      return try place(atSlot: slot, of: columnID, from: source)
    case .top(let columnID):
      return Column.Place(columnID: columnID, index: 0)
    case .bottom(let columnID):
      let count = columns[try columns.position(of: columnID)].cards.count
      return try place(atSlot: count, of: columnID, from: source)
    case .before(let cardID):
      let neighbor = try columns.place(of: cardID)
      return try place(atSlot: neighbor.index, of: neighbor.columnID, from: source)
    case .after(let cardID):
      let neighbor = try columns.place(of: cardID)
      return try place(atSlot: neighbor.index + 1, of: neighbor.columnID, from: source)
    }
  }

  /// The place of an insertion slot once the card from `source` has been taken out.
  private func place(
    atSlot slot: Int,
    of columnID: Column.ID,
    from source: Column.Place
  ) throws(Column.MoveError) -> Column.Place {
    let valid = 0...columns[try columns.position(of: columnID)].cards.count
    guard valid.contains(slot) else {
      throw .indexOutOfRange(slot, in: columnID, valid: valid)
    }
    let isBelowSource = source.columnID == columnID && slot > source.index
    return Column.Place(columnID: columnID, index: isBelowSource ? slot - 1 : slot)
  }
}

extension KanbanMoveResolver: Sendable where Columns: Sendable {}
