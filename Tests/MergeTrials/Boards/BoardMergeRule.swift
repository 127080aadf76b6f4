internal import AdvancedKanban
package import TestSupport

/// What holds for the merge of any boards: with names, without, and with names given twice.
package enum BoardMergeRule: String, CaseIterable, Sendable {
  case identity = "A side that is the base is no side"
  case symmetry = "The sides can be exchanged"
  case parents = "Merging the result with a side changes nothing"
  case places = "Every card is in one place"
  case survival = "No card that both sides have is lost"
  case runs = "Runs of new cards stay together"
  case orders = "Where nobody but one touched a column, it is as they have it"

  /// Throws where the rule does not hold.
  package func judge(_ boards: RandomTriple) throws(Mismatch) {
    switch self {
    case .identity: try boards.judgeIdentity()
    case .symmetry: try boards.judgeSymmetry()
    case .parents: try boards.judgeParents()
    case .places: try boards.judgePlaces()
    case .survival: try boards.judgeSurvival()
    case .runs: if boards.isNamed { try boards.judgeRuns() }
    case .orders: if boards.isNamed && boards.isSound { try boards.judgeOrders() }
    }
  }
}

extension RandomTriple {
  fileprivate func judgeIdentity() throws(Mismatch) {
    for (number, side) in [(base, ours, base), (base, base, ours), (base, ours, ours)].enumerated()
    {
      let merge = WrittenMerge(base: side.0, ours: side.1, theirs: side.2)
      try check(written(merge.board), written(ours), "\(self), \(number)")
      try check(merge.tale, [], "\(self), \(number)")
    }
  }

  fileprivate func judgeSymmetry() throws(Mismatch) {
    let policy = MergePolicy.allCases[Int(seed % UInt64(MergePolicy.allCases.count))]
    let merge = WrittenMerge(base: base, ours: ours, theirs: theirs, policy: policy)
    let mirror = WrittenMerge(base: base, ours: theirs, theirs: ours, policy: policy)
    try check(written(mirror.board), written(merge.board), "\(self)")
    try check(mirror.tale.count, merge.tale.count, "\(self)")
    try check(mirror == merge.mirrored, true, "\(self)")
  }

  fileprivate func judgeParents() throws(Mismatch) {
    let result = merge.board
    for side in [ours, theirs] {
      let again = WrittenMerge(base: side, ours: result, theirs: side)
      try check(written(again.board), written(result), "\(self)")
    }
  }

  fileprivate func judgePlaces() throws(Mismatch) {
    let cards = merge.columns.flatMap(\.cards)
    for positions in [cards.compactMap(\.ours?.position), cards.compactMap(\.theirs?.position)] {
      try check(Set(positions).count, positions.count, "\(self)")
    }
    for (index, column) in merge.columns.enumerated() {
      let expected = column.cards.indices.map { BoardPosition(column: index, index: $0) }
      try check(column.cards.map(\.position), expected, "\(self)")
    }
    guard isSound else { return }
    try check(Set(merge.columns.map(\.id)).count, merge.columns.count, "\(self), columns")
  }

  fileprivate func judgeSurvival() throws(Mismatch) {
    var said: Set<String> = []
    for card in merge.columns.flatMap(\.cards) {
      said.formUnion([card.ours?.card, card.theirs?.card].compactMap { $0?.saying })
    }
    let their = Set(theirs.flatMap(\.cards).map(\.description))
    let old = Set(base.flatMap(\.cards).map(\.saying))
    for card in ours.flatMap(\.cards)
    where their.contains(card.description) || !old.contains(card.saying) {
      let saying = card.saying
      try check(said.contains(saying), true, "\(self): \(saying)")
    }
  }

  fileprivate func judgeRuns() throws(Mismatch) {
    guard !ours.isEmpty else { return }
    var random = SeededGenerator(seed: seed &+ 7)
    var longer = ours
    let column = random.number(below: longer.count)
    let place = random.number(below: longer[column].cards.count + 1)
    let run = (1...3).map { WrittenCard(id: 5_000 + $0, title: "r\($0)", blockID: "r\($0)") }
    longer[column].cards.insert(contentsOf: run, at: place)
    let merge = WrittenMerge(base: base, ours: longer, theirs: theirs)
    let ids = merge.board.flatMap { $0.cards.compactMap(\.blockID) }
    let start = ids.firstIndex(of: "r1") ?? 0
    try check(Array(ids[start...].prefix(3)), ["r1", "r2", "r3"], "\(self)")
  }

  fileprivate func judgeOrders() throws(Mismatch) {
    let (old, our, their) = (NamedBoard(base), NamedBoard(ours), NamedBoard(theirs))
    let result = NamedBoard(merge.board)
    for (id, order) in old.orders where our.orders[id] == order {
      guard let wanted = their.orders[id], let merged = result.orders[id],
        Set(merged) == Set(wanted)
      else { continue }
      try check(merged, wanted, "\(self), \(id)")
    }
  }
}

extension WrittenCard {
  /// All that is written but how; a ticked box is the same with either letter.
  fileprivate var saying: String {
    var card = self
    if box == "X" { card.box = "x" }
    return card.unmarked
  }

  /// All that is written but the marker.
  fileprivate var unmarked: String {
    var card = self
    card.marker = ""
    return card.description
  }
}
