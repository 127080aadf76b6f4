/// The one gate that every card passes on its way into a column.
public enum WIPLimitEvaluator {
  /// Decides whether a card may enter a column.
  ///
  /// A card that comes from the same column does not change its count and is always accepted, even
  /// where the column is over its limit already.
  ///
  /// - Parameters:
  ///   - column: The column as it is before.
  ///   - sourceColumnID: The column the card comes from; `nil` for a new card.
  ///   - behavior: What happens to a card that would take the column over its limit.
  ///   - force: Whether a rejection becomes a warning.
  /// - Returns: The decision, with the breach unless the limit is kept.
  public static func decision<Column: KanbanColumn>(
    entering column: Column,
    from sourceColumnID: Column.ID?,
    behavior: WIPLimitBehavior,
    force: Bool = false
  ) -> WIPLimitDropDecision {
    let count = column.cards.count + 1
    guard sourceColumnID != column.id,
      let breach = WIPLimitBreach(limit: column.wipLimit, count: count)
    else { return .accept }
    return behavior == .preventDrop && !force ? .reject(breach) : .acceptWithWarning(breach)
  }
}
