internal import AdvancedKanbanMarkdown

/// What has to hold when a card comes, goes or changes: every other card and block says the same in
/// the same lines, whatever the engine's own check thinks.
extension JudgedFile {
  /// Judges a file without the card at an index.
  func judgeRemoval(of index: Int, giving new: JudgedFile) throws(Damage) {
    let (before, after) = (document, new.document)
    try expect(after.cards.count == before.cards.count - 1, "one card less")
    try expect(after.structure() == before.structure(withoutCard: index), "structure of the rest")
    try expect(after.head.elementsEqual(before.head), "front matter")
    let isReformed = try compare(before.text(withoutCard: index), with: after.text())
    let end = isReformed ? before.lines.count : before.surroundings(ofCard: index).upperBound
    let start = before.surroundings(ofCard: index).lowerBound
    try expectUntouched(outside: start..<end, in: new)
  }

  /// Judges a file with a card more at an index.
  func judgeInsertion(at index: Int, giving new: JudgedFile) throws(Damage) {
    let (before, after) = (document, new.document)
    try expect(after.cards.count == before.cards.count + 1, "one card more")
    try expect(after.structure(withoutCard: index) == before.structure(), "structure of the rest")
    let isReformed = try compare(before.text(), with: after.text(withoutCard: index))
    try expect(!isReformed, "indent of the rest")
    let place =
      before.cards.isEmpty
      ? before.lines.count
      : index == 0 ? before.cards[0].lines.lowerBound : before.cards[index - 1].lines.upperBound
    try expectUntouched(outside: before.padded(place..<place), in: new)
  }

  /// Judges a file in which a card was to change and nothing else.
  func judgeRevision(of index: Int, giving new: JudgedFile) throws(Damage) {
    let (before, after) = (document, new.document)
    try expect(after.cards.count == before.cards.count, "as many cards")
    try expect(
      after.structure(withoutCard: index) == before.structure(withoutCard: index),
      "structure of the rest"
    )
    try expectUntouched(outside: before.cards[index].lines, in: new)
  }

  /// Judges a file in which a card was to stand elsewhere.
  func judgeReordering(_ index: Int, to place: Int, giving new: JudgedFile) throws(Damage) {
    let (before, after) = (document, new.document)
    try expect(after.cards.count == before.cards.count, "as many cards")
    try expect(
      after.structure(withoutCard: place) == before.structure(withoutCard: index),
      "structure of the rest"
    )
    try expect(after.head.elementsEqual(before.head), "front matter")
    _ = try compare(before.text(withoutCard: index), with: after.text(withoutCard: place))
    try judgeArrival(of: index, in: new, at: place)
  }

  /// Judges whether a card of this file says in another what it said here.
  func judgeArrival(of index: Int, in new: JudgedFile, at place: Int) throws(Damage) {
    let (old, card) = (document.cards[index], new.document.cards[place])
    try expect(card.nodes == old.nodes, "structure of the card")
    let words = Self.words(of: document.lines[old.lines])
    try expect(Self.words(of: new.document.lines[card.lines]) == words, "words of the card")
  }

  /// Compares the lines that were to stay with those that are there.
  ///
  /// - Returns: Whether some of them stand at another indent.
  private func compare(
    _ old: [ArraySlice<UInt8>],
    with new: [ArraySlice<UInt8>]
  ) throws(Damage) -> Bool {
    try expect(old.count == new.count, "lines of the rest", "\(new.count), not \(old.count)")
    var isReformed = false
    for (old, new) in zip(old, new) where old != new {
      // The last line of a file may get the line end that it lacked.
      let new = Lines.content(of: old) == old ? Lines.content(of: new) : new
      if old == new { continue }
      try expect(Lines.unindented(old) == Lines.unindented(new), "text of the rest")
      isReformed = true
    }
    return isReformed
  }

  /// The lines of a card without marker, indents and line ends.
  private static func words(of lines: ArraySlice<ArraySlice<UInt8>>) -> [ArraySlice<UInt8>] {
    let contents = lines.map { Lines.unindented(Lines.content(of: $0)) }
    guard let first = contents.first else { return [] }
    let marker = first.prefix { $0 != 0x20 && $0 != 0x09 }
    return [Lines.unindented(first.dropFirst(marker.count))] + contents.dropFirst()
  }
}
