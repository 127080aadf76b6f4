internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import HTTPServer

/// What a page asks for that wants a card moved, whichever way a person has moved it there.
struct MoveRequest: Hashable {
  /// Where the card is to go.
  enum Destination: Hashable {
    /// The index in a column that the card is to have after the move, from 0.
    case index(columnID: String, Int)

    /// To the other end of its column, or of another one.
    case top(columnID: String?)
    case bottom(columnID: String?)

    /// One place up or down in its column.
    case up
    case down
  }

  let card: CardKey
  let destination: Destination

  /// The revision of the board that the page shows.
  let revision: Int

  init(_ card: CardKey, to destination: Destination, seeing revision: Int) {
    (self.card, self.destination, self.revision) = (card, destination, revision)
  }

  /// Reads the form of a page, or what its script sends.
  init?(_ form: FormEncoding) {
    guard let card = form["card"], let revision = form["revision"].flatMap({ Int($0) }),
      let destination = Destination(form)
    else { return nil }
    self.init(CardKey(card), to: destination, seeing: revision)
  }
}

extension MoveRequest.Destination {
  fileprivate init?(_ form: FormEncoding) {
    let column = form["column"].flatMap { $0.isEmpty ? nil : $0 }
    switch form["to"] {
    case "index":
      guard let column, let index = form["index"].flatMap({ Int($0) }) else { return nil }
      self = .index(columnID: column, index)
    case "top": self = .top(columnID: column)
    case "bottom": self = .bottom(columnID: column)
    case "up": self = .up
    case "down": self = .down
    default: return nil
    }
  }

  /// The same for a card at its place, in the words of the core.
  func target(for place: PlacedCard) -> MarkdownKanbanColumn.MoveTarget {
    let own = place.column.id
    return switch self {
    case .index(let columnID, let index): .index(columnID, index)
    case .top(let columnID): .top(columnID ?? own)
    case .bottom(let columnID): .bottom(columnID ?? own)
    case .up: .index(own, max(place.index - 1, 0))
    case .down: .index(own, min(place.index + 1, place.column.cards.count - 1))
    }
  }

  /// The column that the card enters, if it is named.
  var columnID: String? {
    switch self {
    case .index(let columnID, _): columnID
    case .top(let columnID), .bottom(let columnID): columnID
    case .up, .down: nil
    }
  }
}
