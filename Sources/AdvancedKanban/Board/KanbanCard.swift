/// What a board needs to know of a card: which one it is, and whether it has changed.
///
/// No two cards of a board have the same ID. Errors carry IDs, and errors cross threads, so an ID
/// has to be `Sendable`.
public protocol KanbanCard: Identifiable, Equatable where ID: Sendable {}
