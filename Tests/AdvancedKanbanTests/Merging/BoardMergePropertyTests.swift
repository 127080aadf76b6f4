import AdvancedKanban
import TestSupport
import Testing

/// What holds for the merge of any boards: with names, without, and with names given twice.
@Suite struct BoardMergePropertyTests {
  @Test("A side that is the base is no side", arguments: RandomBoard.Cards.allCases)
  func isIdentity(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 100) {
      let (base, ours) = (boards.base, boards.ours)
      let sides = [(base, ours, base), (base, base, ours), (base, ours, ours)]
      for (number, side) in sides.enumerated() {
        let merge = WrittenMerge(base: side.0, ours: side.1, theirs: side.2)
        try check(written(merge.board), written(ours), "\(boards), \(number)")
        try check(merge.tale, [], "\(boards), \(number)")
      }
    }
  }

  @Test("The sides can be exchanged", arguments: RandomBoard.Cards.allCases)
  func isSymmetric(cards: RandomBoard.Cards) throws {
    for (seed, boards) in RandomTriple.all(cards, count: 200).enumerated() {
      let policy = MergePolicy.allCases[seed % MergePolicy.allCases.count]
      let merge = WrittenMerge(
        base: boards.base,
        ours: boards.ours,
        theirs: boards.theirs,
        policy: policy
      )
      let mirror = WrittenMerge(
        base: boards.base,
        ours: boards.theirs,
        theirs: boards.ours,
        policy: policy
      )
      try check(written(mirror.board), written(merge.board), "\(boards)")
      try check(mirror.tale.count, merge.tale.count, "\(boards)")
      try check(mirror == merge.mirrored, true, "\(boards)")
    }
  }

  @Test("Merging the result with a side changes nothing", arguments: RandomBoard.Cards.allCases)
  func takesParentsBack(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 100) {
      let result = boards.merge.board
      for side in [boards.ours, boards.theirs] {
        let again = WrittenMerge(base: side, ours: result, theirs: side)
        try check(written(again.board), written(result), "\(boards)")
      }
    }
  }

  @Test("Every card is in one place", arguments: RandomBoard.Cards.allCases)
  func duplicatesNothing(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 100) {
      let merge = boards.merge
      let cards = merge.columns.flatMap(\.cards)
      for positions in [cards.compactMap(\.ours?.position), cards.compactMap(\.theirs?.position)] {
        try check(Set(positions).count, positions.count, "\(boards)")
      }
      for (index, column) in merge.columns.enumerated() {
        let places = column.cards.map(\.position)
        let expected = column.cards.indices.map { BoardPosition(column: index, index: $0) }
        try check(places, expected, "\(boards)")
      }
      guard boards.isSound else { continue }
      try check(Set(merge.columns.map(\.id)).count, merge.columns.count, "\(boards), columns")
    }
  }

  @Test("No card that both sides have is lost", arguments: RandomBoard.Cards.allCases)
  func losesNothing(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 100) {
      let merge = boards.merge
      var said: Set<String> = []
      for card in merge.columns.flatMap(\.cards) {
        said.formUnion([card.ours?.card, card.theirs?.card].compactMap { $0?.saying })
      }
      let theirs = Set(boards.theirs.flatMap(\.cards).map(\.saying))
      let base = Set(boards.base.flatMap(\.cards).map(\.saying))
      for saying in boards.ours.flatMap(\.cards).map(\.saying)
      where theirs.contains(saying) || !base.contains(saying) {
        try check(said.contains(saying), true, "\(boards): \(saying)")
      }
    }
  }

  @Test("Runs of new cards stay together")
  func keepsRuns() throws {
    for boards in RandomTriple.all(.named, count: 100) {
      var random = SeededGenerator(seed: UInt64(boards.description.count) &+ 7)
      var ours = boards.ours
      let column = Int.random(in: ours.indices, using: &random)
      let place = Int.random(in: 0...ours[column].cards.count, using: &random)
      let run = (1...3).map { WrittenCard(id: 5_000 + $0, title: "r\($0)", blockID: "r\($0)") }
      ours[column].cards.insert(contentsOf: run, at: place)
      let merge = WrittenMerge(base: boards.base, ours: ours, theirs: boards.theirs)
      let ids = merge.board.flatMap { $0.cards.compactMap(\.blockID) }
      let start = ids.firstIndex(of: "r1") ?? 0
      try check(Array(ids[start...].prefix(3)), ["r1", "r2", "r3"], "\(boards)")
    }
  }

  @Test("Where nobody but one touched a column, it is as they have it")
  func keepsOrders() throws {
    for boards in RandomTriple.all(.named, count: 300) where boards.isSound {
      let (base, ours, theirs) = (
        NamedBoard(boards.base), NamedBoard(boards.ours), NamedBoard(boards.theirs)
      )
      let result = NamedBoard(boards.merge.board)
      for (id, order) in base.orders where ours.orders[id] == order {
        guard let wanted = theirs.orders[id], let merged = result.orders[id],
          Set(merged) == Set(wanted)
        else { continue }
        try check(merged, wanted, "\(boards), \(id)")
      }
    }
  }
}

/// What holds where every card has an ID, in the words of these IDs.
@Suite struct NamedMergePropertyTests {
  /// Boards whose columns stay: what became of their files is told elsewhere.
  private func each(
    _ body: (RandomTriple, NamedBoard, NamedBoard, NamedBoard, NamedBoard) throws -> Void
  ) throws {
    for boards in RandomTriple.all(.named, count: 300) where boards.isSound {
      try body(
        boards,
        NamedBoard(boards.base),
        NamedBoard(boards.ours),
        NamedBoard(boards.theirs),
        NamedBoard(boards.merge.board)
      )
    }
  }

  @Test func `Every ID is there once, and none that nobody has`() throws {
    try each { boards, base, ours, theirs, result in
      try check(result.count, result.ids.count, "\(boards)")
      let wanted = ours.ids.intersection(theirs.ids)
        .union(ours.ids.subtracting(base.ids)).union(theirs.ids.subtracting(base.ids))
      try check(wanted.isSubset(of: result.ids), true, "\(boards)")
      try check(result.ids.isSubset(of: ours.ids.union(theirs.ids)), true, "\(boards)")
    }
  }

  @Test func `A removed card is gone where the other side left it alone`() throws {
    try each { boards, base, ours, theirs, result in
      for (gone, other, side) in [(ours, theirs, boards.theirs), (theirs, ours, boards.ours)] {
        let moved = WrittenDifference(from: boards.base, to: side).cards
          .filter { $0.motion == .moved }.compactMap(\.before?.card.blockID)
        for id in base.ids.subtracting(gone.ids) where other.ids.contains(id) {
          let isMoved = moved.contains(id)
          let isEdited = base.cards[id].map { before in
            other.cards[id].map { $0.saysOther(than: before) } ?? true
          }
          try check(result.ids.contains(id), isMoved || isEdited == true, "\(boards), \(id)")
        }
      }
    }
  }

  @Test func `What one side left alone is as the other one wants it`() throws {
    try each { boards, base, ours, theirs, result in
      for id in base.ids.intersection(ours.ids).intersection(theirs.ids) {
        guard let before = base.cards[id], let our = ours.cards[id], let their = theirs.cards[id],
          let merged = result.cards[id]
        else { continue }
        try check(
          merged.title,
          before.title == our.title ? their.title : merged.title,
          "\(boards), \(id)"
        )
        try check(
          merged.title,
          before.title == their.title ? our.title : merged.title,
          "\(boards), \(id)"
        )
        try check(
          merged.body,
          before.body == our.body ? their.body : merged.body,
          "\(boards), \(id)"
        )
        try check(
          merged.body,
          before.body == their.body ? our.body : merged.body,
          "\(boards), \(id)"
        )
      }
    }
  }

  @Test func `A card is where one of the sides has it`() throws {
    for boards in RandomTriple.all(.named, count: 300) where boards.isSound {
      let files = ColumnFiles(boards)
      for card in boards.merge.columns.flatMap(\.cards) {
        guard let base = card.base, let ours = card.ours, let theirs = card.theirs else { continue }
        let home = base.columnID
        let isOurs = files.isSame(card.place.columnID, ours: ours.columnID)
        let isTheirs = files.isSame(card.place.columnID, theirs: theirs.columnID)
        try check(isOurs || isTheirs, true, "\(boards), \(card)")
        if files.ours(home) == ours.columnID { try check(isTheirs, true, "\(boards), \(card)") }
        if files.theirs(home) == theirs.columnID { try check(isOurs, true, "\(boards), \(card)") }
      }
    }
  }
}

/// What the file of each column of the base is called on either side, and in the end.
private struct ColumnFiles {
  private let merge: WrittenMerge

  init(_ boards: RandomTriple) { merge = boards.merge }

  func ours(_ id: String?) -> String? { merge.columns.first { $0.base?.id == id }?.ours?.id }

  func theirs(_ id: String?) -> String? { merge.columns.first { $0.base?.id == id }?.theirs?.id }

  func isSame(_ id: String, ours: String) -> Bool {
    merge.columns.contains { $0.id == id && $0.ours?.id == ours }
  }

  func isSame(_ id: String, theirs: String) -> Bool {
    merge.columns.contains { $0.id == id && $0.theirs?.id == theirs }
  }
}

extension WrittenCard {
  /// All that is written but how; a ticked box is the same with either letter.
  fileprivate var saying: String {
    var card = self
    card.marker = ""
    if box == "X" { card.box = "x" }
    return card.description
  }

  fileprivate func saysOther(than other: WrittenCard) -> Bool {
    let isTicked = [box, other.box].allSatisfy { $0.map("xX".contains) ?? false }
    return title != other.title || body != other.body || blockID != other.blockID
      || box != other.box && !isTicked
  }
}
