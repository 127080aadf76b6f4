/// Moving a card with the keyboard: pick it up, carry it with the arrows, commit or cancel.
///
/// Nothing changes the columns while a card is carried; the mode only knows where the card would
/// land. A commit gives the resolver's answer, and whoever holds the columns makes the move.
public enum KanbanMoveMode<
  CardID: Hashable & Sendable,
  ColumnID: Hashable & Sendable
>: Hashable, Sendable {
  /// No card is carried.
  case idle

  /// A card is carried.
  case carrying(KanbanCarriedCard<CardID, ColumnID>)

  /// The card that is carried.
  public var carriedCard: KanbanCarriedCard<CardID, ColumnID>? {
    switch self {
    case .idle: nil
    case .carrying(let card): card
    }
  }

  /// Where the carried card would land.
  public var target: KanbanMoveTarget<CardID, ColumnID>? {
    carriedCard?.target
  }

  /// The columns with the carried card where it would land, whatever the limits say.
  ///
  /// Without a carried card, or where it no longer fits, these are the columns as they are.
  public func preview<Columns: MutableCollection>(of columns: Columns) -> Columns
  where
    Columns.Element: KanbanColumn, Columns.Element.ID == ColumnID,
    Columns.Element.Card.ID == CardID
  {
    guard let card = carriedCard, let source = try? columns.place(of: card.cardID) else {
      return columns
    }
    let move = KanbanMove(cardID: card.cardID, from: source, to: card.place)
    return (try? columns.applying(move)) ?? columns
  }

  /// Takes an event.
  ///
  /// Left and right keep to the row that the user last chose as far as the column is long enough,
  /// so that the way through a short column and back ends where it began. Columns that are
  /// collapsed count like any other.
  ///
  /// - Parameters:
  ///   - event: What the user does.
  ///   - resolver: The resolver for the columns as they are now.
  /// - Returns: What the event has done, for an announcement.
  public mutating func handle<Columns>(
    _ event: KanbanMoveModeEvent<CardID>,
    on resolver: KanbanMoveResolver<Columns>
  ) -> KanbanMoveModeReply<CardID, ColumnID>
  where Columns.Element.ID == ColumnID, Columns.Element.Card.ID == CardID {
    switch (event, self) {
    case (.pickUp(let cardID), .idle): pickUp(cardID, from: resolver.columns)
    case (_, .idle), (.pickUp, .carrying): .ignored
    case (.up, .carrying(let card)): carry(card, .rows(-1), in: resolver.columns)
    case (.down, .carrying(let card)): carry(card, .rows(1), in: resolver.columns)
    case (.left, .carrying(let card)): carry(card, .columns(-1), in: resolver.columns)
    case (.right, .carrying(let card)): carry(card, .columns(1), in: resolver.columns)
    case (.commit, .carrying(let card)): commit(card, on: resolver)
    case (.cancel, .carrying(let card)): cancel(card)
    }
  }
}

extension KanbanMoveMode {
  private mutating func pickUp<Column: KanbanColumn>(
    _ cardID: CardID,
    from columns: some Collection<Column>
  ) -> KanbanMoveModeReply<CardID, ColumnID>
  where Column.ID == ColumnID, Column.Card.ID == CardID {
    do {
      let origin = try columns.place(of: cardID)
      self = .carrying(KanbanCarriedCard(cardID: cardID, origin: origin))
      return .pickedUp(origin)
    } catch {
      return .impossible(error)
    }
  }

  private mutating func carry<Column: KanbanColumn>(
    _ card: KanbanCarriedCard<CardID, ColumnID>,
    _ step: KanbanCarriedCard<CardID, ColumnID>.Step,
    in columns: some Collection<Column>
  ) -> KanbanMoveModeReply<CardID, ColumnID>
  where Column.ID == ColumnID, Column.Card.ID == CardID {
    do {
      let moved = try card.moved(step, in: columns)
      self = .carrying(moved)
      return moved == card ? .atEdge(card.place) : .carried(moved.place)
    } catch {
      self = .idle
      return .impossible(error)
    }
  }

  private mutating func commit<Columns>(
    _ card: KanbanCarriedCard<CardID, ColumnID>,
    on resolver: KanbanMoveResolver<Columns>
  ) -> KanbanMoveModeReply<CardID, ColumnID>
  where Columns.Element.ID == ColumnID, Columns.Element.Card.ID == CardID {
    let resolution = resolver.resolution(of: card.cardID, to: card.target)
    switch resolution {
    case .refused: break
    case .move, .noChange, .impossible: self = .idle
    }
    return .committed(resolution)
  }

  private mutating func cancel(
    _ card: KanbanCarriedCard<CardID, ColumnID>
  ) -> KanbanMoveModeReply<CardID, ColumnID> {
    self = .idle
    return .cancelled(card.origin)
  }
}
