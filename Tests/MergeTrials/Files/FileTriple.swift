package import AdvancedKanbanMarkdown
internal import TestSupport

/// The files of a board and what two people have made of them by hand.
package struct FileTriple {
  package let seed: UInt64
  package let base: BoardFiles
  package let ours: BoardFiles
  package let theirs: BoardFiles

  /// Whether a card that both sides have moved goes further along.
  var isFurthest: Bool { base.texts["board.md"]?.contains("furthest") == true }

  /// Whether every card has a block ID.
  let isNamed: Bool

  /// Whether the same columns are there in all versions.
  let hasSameColumns: Bool

  /// Columns that are written in the same way in all versions.
  let steady: [HandwrittenColumn]

  /// The triple of a seed: from no change at all to many.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kind = HandwrittenBoard.Kind(
      isNamed: random.chance(2),
      columns: 1 + random.number(below: 4),
      cards: random.pick([3, 8, 14])
    )
    let base = HandwrittenBoard(kind, seed: random.next())
    var ours = base.branch(seed: random.next(), firstNumber: 1_000)
    var theirs = base.branch(seed: random.next(), firstNumber: 2_000)
    let limit = random.pick([2, 5, 12])
    for _ in 0..<random.number(below: limit) { ours.change(as: "Ann") }
    for _ in 0..<random.number(below: limit) { theirs.change(as: "Bob") }
    self.init(seed: seed, base, ours, theirs)
  }

  init(
    seed: UInt64,
    _ base: HandwrittenBoard,
    _ ours: HandwrittenBoard,
    _ theirs: HandwrittenBoard
  ) {
    (self.seed, isNamed) = (seed, base.kind.isNamed)
    (self.base, self.ours, self.theirs) = (base.files, ours.files, theirs.files)
    let boards = [base, ours, theirs]
    let columns = boards.map { board in Set(board.columns.map(\.name)) }
    hasSameColumns = columns.allSatisfy { $0 == columns[0] }
    steady = base.columns.filter { column in
      boards.allSatisfy { board in
        board.columns.contains { $0.name == column.name && $0.style == column.style }
      }
    }
  }

  /// The merge of both sides.
  func merge() -> BoardFilesMerge { Self.merge(base, ours, theirs) }

  static func merge(
    _ base: BoardFiles,
    _ ours: BoardFiles,
    _ theirs: BoardFiles,
    _ names: (String, String) = ("Ann", "Bob")
  ) -> BoardFilesMerge {
    BoardFilesMerge(
      base: base,
      ours: ours,
      theirs: theirs,
      labels: MergeLabels(ours: names.0, theirs: names.1)
    )
  }
}

extension FileTriple: CustomStringConvertible {
  /// All files, and what the merge makes of them.
  package var description: String {
    let boards = [("base", base), ("ours", ours), ("theirs", theirs), ("merged", merge().merged)]
    return boards.map { name, files in
      files.contents.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { file, bytes in
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r", with: "\\r")
        return "--- \(name) \(String(decoding: file, as: UTF8.self))\n\(text)"
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
