internal import AdvancedKanban
internal import TestSupport

/// Boards that were made up, and what somebody did to them at random.
package struct RandomBoard {
  /// How likely it is that cards cannot be told apart.
  package enum Cards: CaseIterable {
    /// Every card has an ID of its own.
    case named

    /// Some cards have an ID, some of them the same; many are equal.
    case mixed

    /// Hardly any two cards differ.
    case alike
  }

  package let cards: Cards
  private(set) var random: SeededGenerator
  package private(set) var columns: [WrittenColumn] = []
  private var nextID = 0

  package init(seed: UInt64, _ cards: Cards, columns: Int = 4, height: Int = 8) {
    self.cards = cards
    random = SeededGenerator(seed: seed)
    for index in 0..<columns { addColumn("c\(index)", height: height) }
  }

  /// The same board in the hands of somebody else, whose new cards have other numbers.
  package func branch(seed: UInt64, firstID: Int) -> RandomBoard {
    var board = self
    board.random = SeededGenerator(seed: seed)
    board.nextID = firstID
    return board
  }

  /// Somebody with another board.
  package func on(_ columns: [WrittenColumn]) -> RandomBoard {
    var board = branch(seed: random.seed, firstID: 9_000)
    board.columns = columns
    return board
  }

  package mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<max(bound, 1), using: &random)
  }

  private mutating func addColumn(_ id: String, height: Int) {
    let cards = (0..<number(below: height + 1)).map { _ in newCard() }
    columns.append(
      WrittenColumn(id: id, title: id, wipLimit: nil, isCollapsed: false, cards: cards)
    )
  }

  private mutating func newCard() -> WrittenCard {
    nextID += 1
    switch cards {
    case .named:
      return WrittenCard(id: nextID, title: words(), blockID: "id\(nextID)", body: words())
    case .mixed:
      let id = number(below: 3) == 0 ? "id\(number(below: 20))" : nil
      return WrittenCard(id: nextID, title: words(), box: box(), blockID: id, body: words())
    case .alike:
      return WrittenCard(id: nextID, title: "a", box: box())
    }
  }

  private mutating func box() -> Character? { [nil, " ", "x", "X", "/"][number(below: 5)] }

  private mutating func words() -> String {
    let words = ["write", "the", "parser", "pay", "bill", "42", "größe", "漢字"]
    return (0..<number(below: 4)).map { _ in words[number(below: words.count)] }
      .joined(separator: " ")
  }
}

extension RandomBoard {
  /// A place where there is a card.
  private mutating func place() -> (column: Int, index: Int)? {
    let filled = columns.indices.filter { !columns[$0].cards.isEmpty }
    guard !filled.isEmpty else { return nil }
    let column = filled[number(below: filled.count)]
    return (column, number(below: columns[column].cards.count))
  }

  /// Does anything to the board.
  package mutating func edit() {
    switch number(below: 10) {
    case 0: insert(newCard())
    case 1: remove()
    case 2, 3, 4: move()
    case 5, 6: rewrite()
    case 7: copy()
    default: editColumns()
    }
  }

  private mutating func insert(_ card: WrittenCard) {
    guard !columns.isEmpty else { return }
    let column = number(below: columns.count)
    columns[column].cards.insert(card, at: number(below: columns[column].cards.count + 1))
  }

  private mutating func remove() {
    if let place = place() { columns[place.column].cards.remove(at: place.index) }
  }

  private mutating func move() {
    if let place = place() { insert(columns[place.column].cards.remove(at: place.index)) }
  }

  private mutating func copy() {
    guard cards != .named, let place = place() else { return }
    var card = columns[place.column].cards[place.index]
    nextID += 1
    card.id = nextID
    insert(card)
  }

  private mutating func rewrite() {
    guard let place = place() else { return }
    var card = columns[place.column].cards[place.index]
    switch number(below: cards == .named ? 4 : 5) {
    case 0: card.title = words()
    case 1: card.body = words()
    case 2: card.box = box()
    case 3: card.marker = ["-", "*", "+"][number(below: 3)]
    default: card.blockID = number(below: 2) == 0 ? nil : "id\(number(below: 20))"
    }
    columns[place.column].cards[place.index] = card
  }

  private mutating func editColumns() {
    let column = number(below: columns.count)
    switch number(below: 8) {
    case 0: addColumn("c\(number(below: 8))", height: 3)
    case 1 where columns.count > 1: columns.remove(at: column)
    case 2:
      let moved = columns.remove(at: column)
      columns.insert(moved, at: number(below: columns.count + 1))
    case 3: columns[column].title = words()
    case 4: columns[column].wipLimit = [nil, 0, 3][number(below: 3)]
    case 5: columns[column].isCollapsed.toggle()
    case 6: rename(column)
    default: break
    }
  }

  private mutating func rename(_ column: Int) {
    let old = columns[column]
    columns[column] = WrittenColumn(
      id: "c\(number(below: 8))",
      title: old.title,
      wipLimit: old.wipLimit,
      isCollapsed: old.isCollapsed,
      cards: old.cards
    )
  }
}

/// Two boards, and how they were made.
package struct RandomBoards: CustomStringConvertible {
  package let old: [WrittenColumn]
  package let new: [WrittenColumn]
  package let description: String

  /// Very different pairs of boards: from no change at all to nothing in common.
  package static func all(_ cards: RandomBoard.Cards, count: UInt64) -> some Sequence<RandomBoards>
  {
    (0..<count).lazy.map { seed in
      var board = RandomBoard(seed: seed, cards)
      let old = board.columns
      for _ in 0..<(seed % 25) { board.edit() }
      return RandomBoards(old: old, new: board.columns, description: "\(cards) seed \(seed)")
    }
  }
}
