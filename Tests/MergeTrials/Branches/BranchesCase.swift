internal import TestSupport

/// A board and two branches of it, whose commits are made by `git fast-import`.
struct BranchesCase {
  let triple: FileTriple

  /// The name of each branch.
  let names: (base: String, ours: String, theirs: String)

  /// What `git fast-import` reads.
  let stream: String

  private static let kind = HandwrittenBoard.Kind(
    isNamed: true,
    isPlain: true,
    columns: 5,
    cards: 24
  )

  init(seed: UInt64, operations: Int) {
    var random = SeededGenerator(seed: seed)
    let base = HandwrittenBoard(Self.kind, seed: random.next())
    names = ("base-\(seed)", "ours-\(seed)", "theirs-\(seed)")
    var stream = FastImport(of: base, branch: names.base)
    var sides: [HandwrittenBoard] = []
    for (branch, person, first) in [(names.ours, "Ann", 1_000), (names.theirs, "Bob", 2_000)] {
      var side = base.branch(seed: random.next(), firstNumber: first)
      stream.begin(branch, at: names.base, base)
      for _ in 0..<operations {
        side.change(as: person)
        stream.commit(side)
      }
      sides.append(side)
    }
    self.stream = stream.text
    triple = FileTriple(seed: seed, base, sides[0], sides[1])
  }
}

/// Commits as `git fast-import` reads them.
private struct FastImport {
  private(set) var text = ""
  private var branch: String
  private var files: [String: String] = [:]
  private var parent: String?

  init(of board: HandwrittenBoard, branch: String) {
    self.branch = branch
    commit(board)
  }

  mutating func begin(_ branch: String, at parent: String, _ board: HandwrittenBoard) {
    (self.branch, self.parent, files) = (branch, "refs/heads/\(parent)", board.texts)
  }

  mutating func commit(_ board: HandwrittenBoard) {
    let texts = board.texts
    text += "commit refs/heads/\(branch)\ncommitter Ann <ann@example.com> 1700000000 +0000\n"
    text += data("Change\n")
    if let parent { text += "from \(parent)\n" }
    parent = nil
    for (name, content) in texts.sorted(by: { $0.key < $1.key }) where files[name] != content {
      text += "M 100644 inline board/\(name)\n" + data(content)
    }
    files = texts
    text += "\n"
  }

  private func data(_ text: String) -> String { "data \(text.utf8.count)\n\(text)\n" }
}
