/// Columns that cards can be moved between, and a handler that is told of every move.
///
/// A move changes ``columns`` at once and then calls the handler, which may already read the new
/// columns. If the handler throws, the columns are put back as they were before the move and the
/// error goes on to the caller: the board never goes on showing what its store has refused.
///
/// A move that changes nothing, that the limit refuses or that is impossible leaves the columns
/// alone and does not reach the handler. With a handler that cannot throw, `Failure` is `Never` and
/// ``move(_:to:force:)`` needs no `try`.
public final class KanbanBoard<Column: KanbanColumn, Failure: Error> {
  /// The columns in order, as they are now. Set them when their source has changed.
  public var columns: [Column]

  /// What happens to a card that would take a column over its limit.
  public var wipLimitBehavior: WIPLimitBehavior

  private let onMove: (Column.Move) throws(Failure) -> Void

  /// Creates a board.
  ///
  /// - Parameters:
  ///   - columns: The columns in order.
  ///   - wipLimitBehavior: What happens to a card that would take a column over its limit.
  ///   - onMove: Called after each move; to throw is to refuse the move.
  public init(
    columns: [Column],
    wipLimitBehavior: WIPLimitBehavior = .warnOnly,
    onMove: @escaping (Column.Move) throws(Failure) -> Void
  ) {
    self.columns = columns
    self.wipLimitBehavior = wipLimitBehavior
    self.onMove = onMove
  }

  /// The resolver for the columns as they are now.
  public var resolver: KanbanMoveResolver<[Column]> {
    KanbanMoveResolver(columns: columns, wipLimitBehavior: wipLimitBehavior)
  }

  /// Moves a card, if the resolver finds that there is something to do and nothing against it.
  ///
  /// - Parameters:
  ///   - cardID: The card to move.
  ///   - target: Where the card is to go.
  ///   - force: Whether a refusal by the limit becomes a warning.
  /// - Returns: What the resolver made of the request; with `.move`, the move has been made.
  /// - Throws: What the handler threw; the columns are then as they were.
  public func move(
    _ cardID: Column.Card.ID,
    to target: Column.MoveTarget,
    force: Bool = false
  ) throws(Failure) -> Column.MoveResolution {
    let resolution = resolver.resolution(of: cardID, to: target, force: force)
    guard case .move(let move, _) = resolution else { return resolution }
    let before = (columns: columns, cards: columns.map(\.cards))
    do { try columns.apply(move) } catch { return .impossible(error) }
    do { try onMove(move) } catch {
      restore(before.columns, with: before.cards)
      throw error
    }
    return resolution
  }

  /// Folds a column or unfolds it. This is no move: the handler is not called.
  public func toggleCollapse(of columnID: Column.ID) throws(Column.MoveError) {
    columns[try columns.position(of: columnID)].isCollapsed.toggle()
  }

  /// Puts the columns back. Columns that are classes have changed in place and need their old cards.
  private func restore(_ columns: [Column], with cards: [[Column.Card]]) {
    self.columns = columns
    for (index, cards) in cards.enumerated() {
      self.columns[index].cards = cards
    }
  }
}
