/// What a board needs to know of a column: its cards in order, its limit, and whether it is folded.
///
/// No two columns of a board have the same ID. A column may be a struct or a class; a class has
/// one state only, so use it with ``KanbanBoard`` and `apply(_:)`, and not with what gives a copy
/// (`applying(_:)`, ``KanbanMoveMode/preview(of:)``).
public protocol KanbanColumn: Identifiable where ID: Sendable {
  /// What the column holds.
  associatedtype Card: KanbanCard

  /// The cards from top to bottom.
  var cards: [Card] { get set }

  /// The number of cards the column should hold at most.
  ///
  /// `nil` and every negative number are no limit; with 0 nothing may enter.
  var wipLimit: Int? { get }

  /// Whether the column is shown without its cards. It still takes cards.
  var isCollapsed: Bool { get set }
}

extension KanbanColumn {
  /// The place of a card on a board of such columns.
  public typealias Place = KanbanPlace<ID>

  /// A move on a board of such columns.
  public typealias Move = KanbanMove<Card.ID, ID>

  /// Where a card can be asked to go on a board of such columns.
  public typealias MoveTarget = KanbanMoveTarget<Card.ID, ID>

  /// Why a move cannot be made on a board of such columns.
  public typealias MoveError = KanbanMoveError<Card.ID, ID>

  /// What a request comes to on a board of such columns.
  public typealias MoveResolution = KanbanMoveResolution<Card.ID, ID>
}
