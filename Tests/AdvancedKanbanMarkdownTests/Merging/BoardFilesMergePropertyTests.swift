import AdvancedKanban
import TestSupport
import Testing

@testable import AdvancedKanbanMarkdown

/// What holds for the files of a merge, whatever they say: boards and changes are made up.
@Suite("The files of any merge")
struct BoardFilesMergePropertyTests {
  private static let labels = MergeLabels(ours: "HEAD", theirs: "feature")

  @Test(
    "keep every card once, stay the same either way round, and touch nothing else",
    arguments: 0..<300
  )
  func properties(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let base = Files(by: &random)
    var (ours, theirs) = (base, base)
    for _ in 0..<Int.random(in: 1...4, using: &random) { ours.change("o", by: &random) }
    for _ in 0..<Int.random(in: 1...4, using: &random) { theirs.change("t", by: &random) }
    let merge = Self.merge(base, ours, theirs)
    let mirrored = Self.merge(base, theirs, ours)
    #expect(merge.isConflicted == mirrored.isConflicted, "seed \(seed)")
    expectEveryCardOnce(merge, base, ours, theirs, seed)
    expectUntouchedFilesToStay(merge, base, ours, theirs, seed)
    guard !merge.isConflicted else { return }
    #expect(merge.merged == mirrored.merged, "seed \(seed)")
    expectNothingNew(merge, ours, seed)
  }

  private static func merge(_ base: Files, _ ours: Files, _ theirs: Files) -> BoardFilesMerge {
    BoardFilesMerge(
      base: base.board,
      ours: ours.board,
      theirs: theirs.board,
      labels: labels
    )
  }

  /// A card that both have, or that one has made, is there, and none is there twice.
  private func expectEveryCardOnce(
    _ merge: BoardFilesMerge,
    _ base: Files,
    _ ours: Files,
    _ theirs: Files,
    _ seed: Int
  ) {
    let found = merge.merged.contents.values.flatMap { bytes in
      MarkdownKanbanColumn(id: "", bytes: bytes).cards.compactMap(\.blockID)
    }
    #expect(Set(found).count == found.count, "seed \(seed)")
    let (old, one, other) = (base.ids, ours.ids, theirs.ids)
    let wanted = one.intersection(other).union(one.subtracting(old)).union(other.subtracting(old))
    #expect(wanted.isSubset(of: found), "seed \(seed)")
    #expect(Set(found).isSubset(of: one.union(other)), "seed \(seed)")
  }

  /// A file that only one side has changed, or none, is that side's to the byte, unless a card that the
  /// other side moved or removed is in it.
  private func expectUntouchedFilesToStay(
    _ merge: BoardFilesMerge,
    _ base: Files,
    _ ours: Files,
    _ theirs: Files,
    _ seed: Int
  ) {
    for name in base.texts.keys where ours.texts[name] == base.texts[name] {
      guard theirs.texts[name] == base.texts[name] else { continue }
      #expect(merge.merged[Array(name.utf8)] == base.board[Array(name.utf8)], "seed \(seed)")
    }
  }

  /// Merging a parent of the merge once more changes nothing, and neither does a side that is the base.
  private func expectNothingNew(_ merge: BoardFilesMerge, _ side: Files, _ seed: Int) {
    for (ours, theirs) in [(side.board, merge.merged), (merge.merged, side.board)] {
      let again = BoardFilesMerge(
        base: side.board,
        ours: ours,
        theirs: theirs,
        labels: Self.labels
      )
      #expect(again.merged == merge.merged, "seed \(seed)")
      #expect(!again.isConflicted, "seed \(seed)")
    }
  }
}

/// A made-up board.
private struct Files {
  private var columns: [String: [String]] = [:]
  private var notes: [String: String] = [:]
  private let gaps: [String: String]
  private var count = 0

  private static let names = ["a.md", "b.md", "c.md"]

  init(by random: inout SeededGenerator) {
    var gaps: [String: String] = [:]
    for name in Self.names {
      gaps[name] = Bool.random(using: &random) ? "\n" : "\n\n"
      notes[name] = "Note \(Int.random(in: 0...9, using: &random))."
      columns[name] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        count += 1
        let body = Bool.random(using: &random) ? "\n  first\n  second\n\n  third" : ""
        columns[name, default: []].append("- [ ] Card \(count) ^c\(count)\(body)")
      }
    }
    self.gaps = gaps
  }

  /// What the files hold.
  var texts: [String: String] {
    var texts = ["board.md": "- [A](a.md)\n- [B](b.md)\n- [C](c.md)\n"]
    for name in Self.names {
      let cards = columns[name] ?? []
      let list = cards.joined(separator: gaps[name] ?? "\n")
      texts[name] = "# \(name)\n\n\(notes[name] ?? "")\n\n" + list + (cards.isEmpty ? "" : "\n")
    }
    return texts
  }

  var board: BoardFiles { BoardFilesMergeTests.files(texts) }

  var ids: Set<String> {
    Set(
      texts.values.flatMap { text in
        MarkdownKanbanColumn(id: "", bytes: Array(text.utf8)).cards.compactMap(\.blockID)
      }
    )
  }

  /// Does something that a person could do.
  mutating func change(_ side: String, by random: inout SeededGenerator) {
    let name = Self.names[Int.random(in: 0...2, using: &random)]
    let count = columns[name]?.count ?? 0
    guard count > 0, Int.random(in: 0...5, using: &random) > 0 else { return add(side, to: name) }
    let index = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0...5, using: &random) {
    case 0: notes[name] = "Note of \(side) \(Int.random(in: 0...2, using: &random))."
    case 1: columns[name]?.remove(at: index)
    case 2: edit("[ ]", "[x]", name, index)
    case 3: edit("second", "second of \(side)", name, index)
    default: move(name, index, by: &random)
    }
  }

  private mutating func add(_ side: String, to name: String) {
    count += 1
    columns[name, default: []].append("- [ ] New \(side)\(count) ^\(side)\(count)")
  }

  private mutating func edit(_ old: String, _ new: String, _ name: String, _ index: Int) {
    guard let card = columns[name]?[index], let range = card.firstRange(of: old) else { return }
    columns[name]?[index] = card.replacingCharacters(in: range, with: new)
  }

  private mutating func move(_ name: String, _ index: Int, by random: inout SeededGenerator) {
    guard let card = columns[name]?.remove(at: index) else { return }
    let destination = Self.names[Int.random(in: 0...2, using: &random)]
    let place = Int.random(in: 0...(columns[destination]?.count ?? 0), using: &random)
    columns[destination]?.insert(card, at: place)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
