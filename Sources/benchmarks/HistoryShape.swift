import TestSupport

/// What the board of a long history is like.
enum HistoryShape: String, CaseIterable {
  /// 300 cards of one line.
  case compact

  /// 300 cards of four lines.
  case spaced

  /// Cards of one line that get more and more, and end in the last column.
  case growing

  func card(_ number: Int) -> String {
    let title = "- [ ] Look into what case \(number) is about #core ^c\(number)\n"
    return self == .spaced
      ? "\(title)\n  It was seen by some, and explained by none of them.\n\n" : title
  }
}

/// A board on which a card goes from one of six columns to another with every commit.
struct HistoryBoard {
  static let columns = ["ideas", "backlog", "next", "doing", "review", "done"]

  private let shape: HistoryShape
  private var random = SeededGenerator(seed: 20_000)
  private var cards: [[Int]]
  private var count = 300

  init(_ shape: HistoryShape) {
    self.shape = shape
    cards = Self.columns.indices.map { column in
      (0..<300).filter { $0 % Self.columns.count == column }
    }
  }

  /// Makes the next change and gives the columns that it has changed.
  mutating func step(_ number: Int) -> [Int] {
    guard shape != .growing else { return grow(number) }
    let filled = cards.indices.filter { !cards[$0].isEmpty }
    let source = filled[Int.random(in: filled.indices, using: &random)]
    let distance = Int.random(in: 1..<cards.count, using: &random)
    return move(from: source, to: (source + distance) % cards.count)
  }

  private mutating func grow(_ number: Int) -> [Int] {
    let filled = cards.indices.dropLast().filter { !cards[$0].isEmpty }
    guard number % 7 != 0, !filled.isEmpty else {
      cards[0].append(count)
      count += 1
      return [0]
    }
    let source = filled[Int.random(in: filled.indices, using: &random)]
    return move(from: source, to: source + 1)
  }

  private mutating func move(from source: Int, to destination: Int) -> [Int] {
    let card = cards[source].remove(at: Int.random(in: cards[source].indices, using: &random))
    let index = Int.random(in: 0...cards[destination].count, using: &random)
    cards[destination].insert(card, at: shape == .growing ? cards[destination].count : index)
    return [source, destination]
  }

  func text(of column: Int) -> String {
    "---\ntitle: \(Self.columns[column])\n---\n\n" + cards[column].map(shape.card).joined()
  }
}
