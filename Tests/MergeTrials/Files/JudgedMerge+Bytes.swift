internal import AdvancedKanbanMarkdown
internal import TestSupport

extension FileTriple {
  func judgeIdentity() throws(Mismatch) {
    for (number, side) in [(base, ours, base), (base, base, ours), (base, ours, ours)].enumerated()
    {
      let merge = Self.merge(side.0, side.1, side.2)
      try check(merge.isConflicted, false, "identity \(number)")
      try check(merge.merged.texts, ours.texts, "identity \(number)")
    }
  }
}

extension JudgedMerge {
  func judgeSymmetry() throws(Mismatch) {
    let mirror = FileTriple.merge(triple.base, triple.theirs, triple.ours, ("Bob", "Ann"))
    try check(mirror.isConflicted, isConflicted, "conflict")
    let names = mirror.files.filter(\.value.isConflicted).map(\.key)
    let others = triple.merge().files.filter(\.value.isConflicted).map(\.key)
    try check(Set(names), Set(others), "files in conflict")
    try check(
      mirror.merged.texts.mapValues(ConflictSides.sorted),
      result.files.texts.mapValues(ConflictSides.sorted),
      "mirrored"
    )
  }

  func judgeParents() throws(Mismatch) {
    guard !isConflicted else { return }
    for side in [triple.ours, triple.theirs] {
      for (one, other) in [(result.files, side), (side, result.files)] {
        let again = FileTriple.merge(side, one, other)
        try check(again.isConflicted, false, "merged again")
        try check(again.merged.texts, result.files.texts, "merged again")
      }
    }
  }

  /// A file that no side touched, or one side alone, is as it was there, unless the other side's
  /// changes elsewhere have brought a card into it or taken one out.
  func judgeBytes() throws(Mismatch) {
    for (name, bytes) in triple.base.contents {
      let (our, their) = (triple.ours[name], triple.theirs[name])
      if our == bytes, their == bytes {
        try check(result.files[name], bytes, "untouched \(String(decoding: name, as: UTF8.self))")
      }
      let id = String(decoding: name.dropLast(3), as: UTF8.self)
      for (side, other) in sides where side.files[name] == bytes && id != "board" {
        guard let wanted = other.files[name], other.orders[id] == result.orders[id],
          other.orders[id]?.allSatisfy({ other.cards[$0] == result.cards[$0] }) == true
        else { continue }
        try check(result.files[name], wanted, "touched by one side: \(id)")
      }
    }
  }

  func judgeStyle() throws(Mismatch) {
    for column in triple.steady where !isConflicted {
      guard let text = result.files.texts["\(column.name).md"] else { continue }
      if column.style.lineEnd == "\r\n" {
        // One line without an end tells nothing.
        guard
          [triple.base, triple.ours, triple.theirs].contains(where: {
            $0.texts["\(column.name).md"]?.utf8.contains(0x0D) == true
          })
        else { continue }
        let bare = text.utf8.count { $0 == 0x0A } - text.utf8.count { $0 == 0x0D }
        try check(bare, 0, "line feeds alone in \(column.name)")
      } else {
        try check(text.utf8.contains(0x0D), false, "carriage return in \(column.name)")
      }
      let markers = text.split(whereSeparator: \.isNewline).filter {
        $0.dropFirst().first == " " && "-*+".contains($0.prefix(1))
      }.map { $0.prefix(1) }
      // Where no card had a neighbor, nobody knows the gap.
      if !Self.gaps(of: column, in: base).isEmpty {
        let others = Self.gaps(of: column, in: result).subtracting([column.style.gap])
        try check(others, [], "gaps of \(column.name)")
      }
      guard column.style.marker != "1", column.style.marker != "1." else { continue }
      let others = markers.filter { $0 != column.style.marker }
      try check(others, [], "markers of \(column.name)")
    }
  }

  /// The numbers of blank lines between two cards of a column that have nothing else between them.
  private static func gaps(of column: HandwrittenColumn, in board: JudgedBoard) -> Set<Int> {
    guard let bytes = board.files["\(column.name).md".utf8.map(\.self)] else { return [] }
    let cards = MarkdownKanbanColumn(id: "", bytes: bytes).cards
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Set(
      zip(cards, cards.dropFirst()).compactMap { card, next in
        let between = card.lastLine..<(next.firstLine - 1)
        return lines[between].allSatisfy { $0.allSatisfy { $0 == 0x0D } } ? between.count : nil
      }
    )
  }

  func judgeConflicts() throws(Mismatch) {
    guard isConflicted else { return }
    try check(hasReasonForConflict, true, "a conflict for nothing")
  }

  /// Whether both sides have changed the same text, each to something else, or want a card apart.
  private var hasReasonForConflict: Bool {
    let isOfCards = common.contains { mark in
      guard let old = base.cards[mark], let our = ours.cards[mark], let their = theirs.cards[mark]
      else { return false }
      return Self.isApart(old.title, our.title, their.title)
        || Self.isApart(old.body, our.body, their.body)
        || Self.isApart(old.box, our.box, their.box)
        || !triple.isFurthest && Self.isApart(old.column, our.column, their.column)
    }
    return isOfCards || !triple.isNamed || !triple.hasSameColumns
      || triple.base.contents.keys.contains { name in
        let texts = [triple.base, triple.ours, triple.theirs].map { $0.surroundings(of: name) }
        return Self.isApart(texts[0], texts[1], texts[2])
      }
  }

  private static func isApart<Value: Equatable>(_ old: Value, _ our: Value, _ their: Value) -> Bool
  {
    our != old && their != old && our != their
  }
}

extension BoardFiles {
  /// The files by their names.
  var texts: [String: String] {
    Dictionary(
      uniqueKeysWithValues: contents.map {
        (String(decoding: $0.key, as: UTF8.self), String(decoding: $0.value, as: UTF8.self))
      }
    )
  }

  /// The lines of a file that belong to no card.
  fileprivate func surroundings(of name: [UInt8]) -> [String] {
    guard let bytes = self[name] else { return [] }
    guard !name.elementsEqual("board.md".utf8) else {
      return [String(decoding: bytes, as: UTF8.self)]
    }
    let cards = MarkdownKanbanColumn(id: "", bytes: bytes).cards
    let hidden = Set(cards.flatMap { $0.firstLine...$0.lastLine })
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self) }
    return lines.enumerated().filter { !hidden.contains($0.offset + 1) }.map(\.element)
      .filter { !$0.isEmpty }
  }
}
