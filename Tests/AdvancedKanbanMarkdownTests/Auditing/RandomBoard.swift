import TestSupport

/// Three columns of cards, some of which have block IDs, and random changes of such.
struct RandomBoard {
  var generator: SeededGenerator

  /// The lines of the cards, column by column.
  private(set) var columns: [[String]] = [[], [], []]

  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var columns = columns
    for _ in 0..<9 { add(to: &columns) }
    self.columns = columns
  }

  /// Adds, moves, edits or removes a card.
  mutating func change(_ columns: inout [[String]]) {
    let full = columns.indices.filter { !columns[$0].isEmpty }
    guard let source = full.randomElement(using: &generator) else { return add(to: &columns) }
    let index = Int.random(in: columns[source].indices, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: add(to: &columns)
    case 1: columns[source].remove(at: index)
    case 2: columns[source][index] = "edited " + columns[source][index]
    default: insert(columns[source].remove(at: index), into: &columns)
    }
  }

  private mutating func add(to columns: inout [[String]]) {
    count += 1
    let id = Bool.random(using: &generator) ? " ^card\(count)" : ""
    insert("card\(count) of \(generator.seed)x\(count)\(id)", into: &columns)
  }

  private mutating func insert(_ card: String, into columns: inout [[String]]) {
    let column = Int.random(in: columns.indices, using: &generator)
    columns[column].insert(card, at: Int.random(in: 0...columns[column].count, using: &generator))
  }
}
