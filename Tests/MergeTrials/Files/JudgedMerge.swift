internal import AdvancedKanbanMarkdown
internal import Git
internal import TestSupport

/// A triple with what a merge has made of it, by the marks of the cards.
struct JudgedMerge {
  let triple: FileTriple
  let base: JudgedBoard
  let ours: JudgedBoard
  let theirs: JudgedBoard
  let result: JudgedBoard
  let isConflicted: Bool

  init(_ triple: FileTriple) {
    let merge = triple.merge()
    self.init(triple, merged: merge.merged, isConflicted: merge.isConflicted)
  }

  init(_ triple: FileTriple, merged: BoardFiles, isConflicted: Bool) {
    self.triple = triple
    base = JudgedBoard(triple.base)
    ours = JudgedBoard(triple.ours)
    theirs = JudgedBoard(triple.theirs)
    result = JudgedBoard(merged)
    self.isConflicted = isConflicted
  }

  /// The same with something else as its result.
  func with(_ files: BoardFiles) -> JudgedMerge {
    JudgedMerge(triple, merged: files, isConflicted: false)
  }

  /// A side, and the other one.
  var sides: [(side: JudgedBoard, other: JudgedBoard)] { [(ours, theirs), (theirs, ours)] }

  /// The marks that all versions have.
  var common: Set<Int> { base.marks.intersection(ours.marks).intersection(theirs.marks) }

  /// The marks of the cards that have to be there: those that both sides have, and new ones.
  var wanted: Set<Int> {
    ours.marks.intersection(theirs.marks).union(ours.marks.subtracting(base.marks))
      .union(theirs.marks.subtracting(base.marks))
  }

  // MARK: - Meaning

  func judgeOnce() throws(Mismatch) {
    // What has no ID is known by its words: one that got others is another card, and a new one with
    // those of one that was removed is the same.
    let reworded = base.marks.filter { mark in
      base.cards[mark]?.blockID == nil
        && sides.contains { $0.side.cards[mark]?.title != base.cards[mark]?.title }
    }
    try check(result.repeated.subtracting(reworded), [], "twice")
    let found = triple.isNamed ? result.marks : result.mentioned
    try check(wanted.subtracting(found), [], "lost")
    // A card with a conflict keeps the title of the base above it.
    let open = result.cards.filter { $0.value.body.contains("<<<<<<<") }.keys
    let known = ours.marks.union(theirs.marks).union(open)
    try check(result.marks.subtracting(known), [], "from nowhere")
  }

  func judgeRemoval() throws(Mismatch) {
    guard triple.isNamed, triple.hasSameColumns else { return }
    for (side, other) in sides {
      for mark in base.marks.subtracting(side.marks) {
        guard let card = other.cards[mark], let old = base.cards[mark] else { continue }
        let isKept = card.column != old.column || !card.saysTheSame(as: old)
        try check(result.cards[mark] != nil, isKept, "removed card \(mark)")
      }
    }
  }

  func judgeLocation() throws(Mismatch) {
    guard triple.isNamed, triple.hasSameColumns else { return }
    for mark in common {
      guard let old = base.cards[mark]?.column, let our = ours.cards[mark]?.column,
        let their = theirs.cards[mark]?.column, let column = result.cards[mark]?.column
      else { continue }
      let choices = our == old ? [their] : their == old ? [our] : [our, their]
      try check(choices.contains(column), true, "card \(mark) in \(column) of \(choices)")
    }
  }

  func judgeSections() throws(Mismatch) {
    guard triple.isNamed, triple.hasSameColumns, !isConflicted else { return }
    for mark in result.marks {
      guard let place = result.sections[mark] else { continue }
      let versions = [base, ours, theirs]
      let dividers = versions.map { $0.dividers[place.column] ?? [] }
      // New lines make sections of what was there, and lines that are gone unite them.
      guard Set(dividers).count == 1, Set(dividers[0]).count == dividers[0].count else { continue }
      let places = versions.map { $0.sections[mark] }
      let isCommon = !places.contains(nil)
      let choices =
        isCommon && places[1] == places[0]
        ? [places[2]] : isCommon && places[2] == places[0] ? [places[1]] : places
      try check(choices.contains(place), true, "section of card \(mark)")
    }
  }

  func judgeContent() throws(Mismatch) {
    guard triple.isNamed, !isConflicted else { return }
    for mark in common {
      guard let old = base.cards[mark], let our = ours.cards[mark],
        let their = theirs.cards[mark], let card = result.cards[mark]
      else { continue }
      let versions = [old, our, their, card]
      try judge(versions.map(\.title), mark)
      try judge(versions.map { $0.box.map(String.init) ?? "" }, mark)
      try judge(versions.map { $0.blockID ?? "" }, mark)
      try judge(versions.map(\.body), mark)
      try judgeLines(of: versions.map(\.body), mark)
    }
    for mark in result.marks.subtracting(base.marks) {
      let card = ours.cards[mark] ?? theirs.cards[mark]
      try check(card.map { result.cards[mark]?.saysTheSame(as: $0) }, true, "new card \(mark)")
    }
  }

  /// The base, both sides, and the result.
  private func judge(_ values: [String], _ mark: Int) throws(Mismatch) {
    if values[1] == values[0] { try check(values[3], values[2], "card \(mark)") }
    if values[2] == values[0] { try check(values[3], values[1], "card \(mark)") }
  }

  /// Where the lines of a text can be merged, that is what becomes of it: the base, both sides, and the
  /// result.
  private func judgeLines(of texts: [String], _ mark: Int) throws(Mismatch) {
    let bytes = texts.map { Array(($0 + "\n").utf8) }
    let merged = Result { () throws(GitError) in
      try LineMerge.clean(of: bytes[1], and: bytes[2], base: bytes[0])
    }
    guard case .success(let text?) = merged else { return }
    try check(bytes[3], text, "text of card \(mark)")
  }

  func judgeOrders() throws(Mismatch) {
    guard triple.isNamed, triple.hasSameColumns else { return }
    for (side, other) in sides {
      for (id, order) in base.orders
      where side.orders[id] == order
        && order.allSatisfy({ side.sections[$0] == base.sections[$0] })
      {
        guard let wanted = other.orders[id], let merged = result.orders[id],
          Set(merged) == Set(wanted)
        else { continue }
        try check(merged, wanted, "order of \(id)")
      }
    }
  }
}
