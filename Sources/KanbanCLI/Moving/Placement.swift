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
  /// The index of this place among the cards of a column that stay when others leave it.
  func index(
    in column: MarkdownKanbanColumn,
    without moving: [FoundCard]
  ) throws(Failure) -> Int {
    let leaving = moving.indices(in: column)
    let count = column.cards.count - leaving.count
    let index: Int
    switch self {
    case .top: index = 0
    case .bottom: index = count
    case .position(let position): index = position - 1
    case .before(let card): index = try card.index(without: leaving)
    case .after(let card): index = try card.index(without: leaving) + 1
    }
    guard index <= count else { throw .noPosition(index + 1, in: column.id, last: count + 1) }
    return index
  }

  /// Where to put cards one after the other, so that they stand together in this place: before the
  /// first card behind it that stays, or at the bottom.
  func target(
    in column: MarkdownKanbanColumn,
    of moving: [FoundCard]
  ) throws(Failure) -> MarkdownKanbanColumn.MoveTarget {
    var index = try index(in: column, without: moving)
    for gone in moving.indices(in: column) where gone <= index { index += 1 }
    return index < column.cards.count ? .before(column.cards[index].id) : .bottom(column.id)
  }
}

extension [FoundCard] {
  /// The indices of those that are in a column, in ascending order.
  fileprivate func indices(in column: MarkdownKanbanColumn) -> [Int] {
    filter { $0.column.path.utf8.elementsEqual(column.path.utf8) }.map(\.index).sorted()
  }
}

extension FoundCard {
  /// The position among the cards that stay when those at some indices leave.
  fileprivate func index(without leaving: [Int]) throws(Failure) -> Int {
    guard !leaving.contains(index) else {
      throw .usage("\(name) cannot go next to itself", hint: "name a card that stays in its place")
    }
    return index - leaving.count { $0 < index }
  }
}
