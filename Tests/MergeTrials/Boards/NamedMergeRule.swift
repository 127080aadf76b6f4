internal import AdvancedKanban
package import TestSupport

/// What holds where every card has an ID, in the words of these IDs, on boards whose columns stay:
/// what became of their files is told elsewhere.
package enum NamedMergeRule: String, CaseIterable, Sendable {
  case once = "Every ID is there once, and none that nobody has"
  case removal = "A removed card is gone where the other side left it alone"
  case content = "What one side left alone is as the other one wants it"
  case location = "A card is where one of the sides has it"

  /// Throws where the rule does not hold.
  package func judge(_ boards: RandomTriple) throws(Mismatch) {
    guard boards.isNamed, boards.isSound else { return }
    let triple = NamedTriple(boards)
    switch self {
    case .once: try triple.judgeOnce()
    case .removal: try triple.judgeRemoval()
    case .content: try triple.judgeContent()
    case .location: try triple.judgeLocation()
    }
  }
}

/// A triple and its merge by the IDs of the cards.
private struct NamedTriple {
  let boards: RandomTriple
  let base: NamedBoard
  let ours: NamedBoard
  let theirs: NamedBoard
  let result: NamedBoard
  let merge: WrittenMerge

  init(_ boards: RandomTriple) {
    self.boards = boards
    merge = boards.merge
    base = NamedBoard(boards.base)
    ours = NamedBoard(boards.ours)
    theirs = NamedBoard(boards.theirs)
    result = NamedBoard(merge.board)
  }

  func judgeOnce() throws(Mismatch) {
    try check(result.count, result.ids.count, "\(boards)")
    let wanted = ours.ids.intersection(theirs.ids)
      .union(ours.ids.subtracting(base.ids)).union(theirs.ids.subtracting(base.ids))
    try check(wanted.isSubset(of: result.ids), true, "\(boards)")
    try check(result.ids.isSubset(of: ours.ids.union(theirs.ids)), true, "\(boards)")
  }

  func judgeRemoval() throws(Mismatch) {
    for (gone, other, side) in [(ours, theirs, boards.theirs), (theirs, ours, boards.ours)] {
      let moved = WrittenDifference(from: boards.base, to: side).cards
        .filter { $0.motion == .moved }.compactMap(\.before?.card.blockID)
      for id in base.ids.subtracting(gone.ids) where other.ids.contains(id) {
        let isEdited = base.cards[id].map { before in
          other.cards[id].map { $0.saysOther(than: before) } ?? true
        }
        let isKept = moved.contains(id) || isEdited == true
        try check(result.ids.contains(id), isKept, "\(boards), \(id)")
      }
    }
  }

  func judgeContent() throws(Mismatch) {
    for id in base.ids.intersection(ours.ids).intersection(theirs.ids) {
      guard let before = base.cards[id], let our = ours.cards[id], let their = theirs.cards[id],
        let merged = result.cards[id]
      else { continue }
      for field in [\WrittenCard.title, \.body] {
        let values = [before, our, their].map { $0[keyPath: field] }
        let wanted =
          values[1] == values[0]
          ? values[2] : values[2] == values[0] ? values[1] : merged[keyPath: field]
        try check(merged[keyPath: field], wanted, "\(boards), \(id)")
      }
    }
  }

  func judgeLocation() throws(Mismatch) {
    for card in merge.columns.flatMap(\.cards) {
      guard let base = card.base, let ours = card.ours, let theirs = card.theirs else { continue }
      let home = merge.columns.first { $0.base?.id == base.columnID }
      let end = merge.columns.first { $0.id == card.place.columnID }
      let isOurs = end?.ours?.id == ours.columnID
      let isTheirs = end?.theirs?.id == theirs.columnID
      try check(isOurs || isTheirs, true, "\(boards), \(card)")
      if home?.ours?.id == ours.columnID { try check(isTheirs, true, "\(boards), \(card)") }
      if home?.theirs?.id == theirs.columnID { try check(isOurs, true, "\(boards), \(card)") }
    }
  }
}

extension WrittenCard {
  fileprivate func saysOther(than other: WrittenCard) -> Bool {
    let isTicked = [box, other.box].allSatisfy { $0.map("xX".contains) ?? false }
    return title != other.title || body != other.body || blockID != other.blockID
      || box != other.box && !isTicked
  }
}
