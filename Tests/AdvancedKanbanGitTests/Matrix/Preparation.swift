import TestSupport
import Testing

/// What somebody has done to a board, and not committed, before a card is moved.
struct Preparation: Sendable {
  let name: String

  /// Does it to one of the two columns, or beside it.
  let make: @Sendable (TestBoard, Column) throws -> Void

  /// What becomes of the status, where it cannot stay as it was.
  var status: @Sendable ([String], Side) -> [String] = { status, _ in status }

  /// What becomes of what is staged, where it cannot stay as it was.
  var stagedLines: @Sendable ([String], Side) -> [String] = { lines, _ in lines }

  /// What becomes of the edits that are not committed, where they cannot stay as they were.
  ///
  /// `nil` where git does not show them in a way that can be compared.
  var editedLines: @Sendable ([String], Side) -> [String]? = { lines, _ in lines }

  /// One of the two columns of the move.
  struct Column: Sendable {
    let name: String

    /// The first words of the card that moves, or of the one behind which it comes to stand.
    let card: String

    var file: String { "board/\(name).md" }
  }

  /// Which of the two columns are prepared.
  enum Side: String, CaseIterable, Sendable {
    case source
    case destination
    case both

    var hasSource: Bool { self != .destination }
    var hasDestination: Bool { self != .source }
  }
}

extension Preparation: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Preparation {
  var isUntracking: Bool { name == Self.untracked.name }
  var isRenaming: Bool { name.hasPrefix("the column's file renamed") }

  static let all =
    [nothing, edits, editedCard, newCard, stagedCard, untracked] + stagings + neighbours

  private static let nothing = Preparation(name: "nothing") { _, _ in }

  private static let edits = Preparation(
    name: "hand edits elsewhere in the file",
    make: { board, column in
      try board.edit(column.file, "title:", "# by hand\ntitle:")
      try board.edit(column.file, "- [ ] last", "- [ ] by hand in \(column.name)\n- [ ] last")
      try board.edit(column.file, "Behind the list.", "Behind the list, by hand.")
    }
  )

  private static let editedCard = Preparation(
    name: "a hand edit of the card",
    make: { board, column in
      try board.edit(column.file, "- [ ] \(column.card)", "- [x] \(column.card), in other words")
    },
    // The edit goes where the card goes.
    status: { _, _ in [" M board/doing.md"] }
  )

  private static let newCard = Preparation(
    name: "a card that was never committed",
    make: { board, column in
      let text = try board.repository.read(column.file)
      try board.repository.write(Lines(text).without(column.card).bytes, to: column.file)
      try board.repository.git("commit", "--quiet", "--message", "Less", "--", column.file)
      try board.repository.write(text, to: column.file)
    },
    // The card comes with the move, and is new no more.
    status: { status, side in side.hasDestination ? [" M board/doing.md"] : [] },
    editedLines: { lines, side in
      side.hasSource ? lines.filter { $0.contains("doing") } : lines
    }
  )

  private static let stagedCard = Preparation(
    name: "a card that was staged and never committed, edited further",
    make: { board, column in
      try newCard.make(board, column)
      try board.repository.git("add", column.file)
      try editedCard.make(board, column)
    },
    // What is staged of the card comes with the move; the further edit goes where the card goes.
    status: { _, side in [side.hasDestination ? "MM board/doing.md" : " M board/doing.md"] },
    stagedLines: { lines, side in
      side.hasSource ? lines.filter { $0.contains("doing") } : lines
    }
  )

  private static let untracked = Preparation(
    name: "an untracked column",
    make: { board, column in
      try board.repository.git("rm", "--quiet", "--cached", column.file)
      try board.repository.git("commit", "--quiet", "--message", "Less")
    },
    // A column that takes a card has to be there; its other cards are not committed.
    status: { status, side in
      status.map { side.hasDestination && $0 == "?? board/doing.md" ? " M board/doing.md" : $0 }
        .sorted()
    },
    editedLines: { lines, side in
      side.hasDestination ? untrackedLines : lines
    }
  )

  private static let untrackedLines = [
    "+", "+", "+", "+- [ ] doing first", "+- [ ] last", "+- [ ] six ^six", "+Before the list.",
    "+Behind the list.",
  ]

  private static let stagings = [
    Preparation(name: "a staged hunk in the file") { board, column in
      try board.edit(column.file, "- [ ] last", "- [ ] staged in \(column.name)\n- [ ] last")
      try board.repository.git("add", column.file)
    },
    Preparation(name: "a staged hunk in the file, edited further") { board, column in
      try board.edit(column.file, "- [ ] last", "- [ ] staged in \(column.name)\n- [ ] last")
      try board.edit(column.file, "Before the list.", "Before the list, staged.")
      try board.repository.git("add", column.file)
      try board.edit(column.file, "staged in", "staged and edited in")
      try board.edit(column.file, "title:", "# by hand\ntitle:")
    },
    Preparation(
      name: "the column's file renamed by hand",
      make: { board, column in
        let files = [column.file, "board/\(column.name)-renamed.md"]
        try board.repository.sandbox.run("mv", files, in: "repository").expectSuccess()
        try board.edit("board/board.md", "(\(column.name).md)", "(\(column.name)-renamed.md)")
      },
      // To git the file is gone, with or without the card.
      editedLines: { _, _ in nil }
    ),
    Preparation(name: "the column's file renamed and staged") { board, column in
      try board.repository.git("mv", column.file, "board/\(column.name)-renamed.md")
      try board.edit("board/board.md", "(\(column.name).md)", "(\(column.name)-renamed.md)")
    },
    Preparation(name: "the column's file renamed and edited, and staged") { board, column in
      try board.repository.git("mv", column.file, "board/\(column.name)-renamed.md")
      let file = "board/\(column.name)-renamed.md"
      try board.edit(file, "Before the list.", "Before the list, staged.")
      try board.repository.git("add", file)
      try board.edit("board/board.md", "(\(column.name).md)", "(\(column.name)-renamed.md)")
    },
  ]

  /// What happens beside the two columns.
  private static let neighbours = [
    Preparation(name: "an unrelated file staged") { board, column in
      try board.repository.write("new\n", to: "board/new-\(column.name).txt")
      try board.repository.git("add", "board/new-\(column.name).txt")
    },
    Preparation(name: "an unrelated change staged, and edited further") { board, column in
      try board.repository.write("staged\n", to: "\(column.name).txt")
      try board.repository.git("add", "\(column.name).txt")
      try board.repository.write("edited\n", to: "\(column.name).txt")
    },
    Preparation(name: "an unrelated deletion") { board, column in
      try board.repository.sandbox.run("rm", ["repository/\(column.name).txt"]).expectSuccess()
    },
    Preparation(name: "an unrelated deletion staged") { board, column in
      try board.repository.git("rm", "--quiet", "\(column.name).txt")
    },
    Preparation(name: "an unrelated rename staged") { board, column in
      try board.repository.git("mv", "\(column.name).txt", "\(column.name)-renamed.txt")
    },
    Preparation(name: "an unrelated file announced") { board, column in
      try board.repository.write("new\n", to: "board/new-\(column.name).txt")
      try board.repository.git("add", "--intent-to-add", "board/new-\(column.name).txt")
    },
  ]
}
