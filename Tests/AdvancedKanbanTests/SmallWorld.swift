import AdvancedKanban

/// A card that is nothing but its number.
struct TestCard: KanbanCard {
  let id: Int
}

/// A column as a plain value.
struct TestColumn: KanbanColumn, Equatable {
  let id: String
  var cards: [TestCard]
  var wipLimit: Int?
  var isCollapsed = false
}

/// A board so small that everything that can happen on it can be tried.
struct SmallWorld {
  static let columnIDs = ["A", "B", "C"]
  static let limits: [Int?] = [nil, 0, 1, 2, 3]

  /// Every way to lay 0 to 4 cards, numbered from 1, into 1 to 3 columns.
  static let all: [SmallWorld] = (1...3).flatMap { columnCount in
    (0...4).flatMap { cardCount in
      distributions(of: cardCount, into: columnCount).map(SmallWorld.init(counts:))
    }
  }

  /// The numbers of the cards, column by column.
  let rows: [[Int]]

  /// The limit of each column.
  let limits: [Int?]

  /// The board as the core sees it.
  let columns: [TestColumn]

  init(_ rows: [Int]..., limits: [Int?] = [nil, nil, nil]) {
    self.init(rows: rows, limits: limits)
  }

  private init(rows: [[Int]], limits: [Int?]) {
    self.rows = rows
    self.limits = limits
    columns = rows.indices.map { column in
      TestColumn(
        id: Self.columnIDs[column],
        cards: rows[column].map(TestCard.init(id:)),
        wipLimit: limits[column]
      )
    }
  }

  private init(counts: [Int]) {
    var next = 1
    let rows = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    self.init(rows: rows, limits: counts.map { _ in nil })
  }

  private static func distributions(of cardCount: Int, into columnCount: Int) -> [[Int]] {
    if columnCount == 1 { return [[cardCount]] }
    return (0...cardCount).flatMap { first in
      distributions(of: cardCount - first, into: columnCount - 1).map { [first] + $0 }
    }
  }
}

extension SmallWorld {
  /// The numbers of all cards.
  var cards: [Int] { rows.flatMap(\.self) }

  /// The rows with a card taken out.
  func rows(without card: Int) -> [[Int]] {
    rows.map { $0.filter { $0 != card } }
  }

  /// The same board with every limit on every column, never the same on two of them.
  var withEveryLimit: [SmallWorld] {
    Self.limits.indices.map { shift in
      let limits = rows.indices.map { Self.limits[($0 + shift) % Self.limits.count] }
      return SmallWorld(rows: rows, limits: limits)
    }
  }

  /// The same board with other rows.
  func with(_ rows: [[Int]]) -> SmallWorld {
    SmallWorld(rows: rows, limits: limits)
  }
}

extension SmallWorld: CustomStringConvertible {
  var description: String {
    rows.indices.map { column in
      let limit = limits[column].map { " limit \($0)" } ?? ""
      return "\(Self.columnIDs[column])\(rows[column])\(limit)"
    }.joined(separator: " ")
  }
}
