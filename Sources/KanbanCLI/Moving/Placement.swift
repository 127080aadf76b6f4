internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// Where in a column cards are to go.
enum Placement {
  case top
  case bottom

  /// A position from 1, as people count.
  case position(Int)
  case before(FoundCard)
  case after(FoundCard)
}

extension Option {
  static let top = Option(flag: "top", help: "Put it above all other cards")

  static let bottom = Option(flag: "bottom", help: "Put it below all other cards (the default)")

  static let to = Option("to", value: "N", help: "Put it at this position, from 1")

  static let before = Option("before", value: "CARD", .card, help: "Put it right above this card")

  static let after = Option("after", value: "CARD", .card, help: "Put it right below this card")

  static let force = Option(flag: "force", help: "Go beyond the limit of the column")
}

extension Placement {
  /// Reads the options; at most one of them may be there.
  init(
    _ arguments: ParsedArguments,
    in column: MarkdownKanbanColumn,
    of finder: CardFinder
  ) throws(Failure) {
    try Self.checkOneOnly(arguments)
    if arguments.has(.top) {
      self = .top
    } else if let position = try arguments.position(of: .to) {
      self = .position(position)
    } else if let word = arguments.value(of: .before) {
      self = .before(try finder.card(word, in: column))
    } else if let word = arguments.value(of: .after) {
      self = .after(try finder.card(word, in: column))
    } else {
      self = .bottom
    }
  }

  private static func checkOneOnly(_ arguments: ParsedArguments) throws(Failure) {
    let given = [Option.top, .bottom, .to, .before, .after].filter(arguments.has)
    if given.count > 1 {
      throw .usage("'--\(given[0].name)' and '--\(given[1].name)' exclude each other")
    }
  }
}

extension Placement {
  /// Where to put cards one after the other, so that they stand together in this place: before the
  /// first card behind it that stays, or at the bottom.
  func target(
    in column: MarkdownKanbanColumn,
    of moving: [FoundCard]
  ) throws(Failure) -> MarkdownKanbanColumn.MoveTarget {
    let leaving = Set(moving.filter { $0.isIn(column) }.map(\.index))
    let staying = column.cards.indices.filter { !leaving.contains($0) }
    let index: Int
    switch self {
    case .top: index = 0
    case .bottom: index = staying.count
    case .position(let position): index = position - 1
    case .before(let card): index = try card.index(among: staying)
    case .after(let card): index = try card.index(among: staying) + 1
    }
    guard index <= staying.count else {
      throw .noPosition(index + 1, in: column.id, last: staying.count + 1)
    }
    return index < staying.count
      ? .before(column.cards[staying[index]].id) : .bottom(column.id)
  }
}

extension FoundCard {
  fileprivate func isIn(_ column: MarkdownKanbanColumn) -> Bool {
    self.column.path.utf8.elementsEqual(column.path.utf8)
  }

  /// The position among the cards that stay, given by their indices.
  fileprivate func index(among staying: [Int]) throws(Failure) -> Int {
    guard let index = staying.firstIndex(of: index) else {
      throw .usage("\(name) cannot go next to itself", hint: "name a card that stays in its place")
    }
    return index
  }
}
