import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import Git
import TestSupport
import Testing

/// A board in a folder of a real repository.
struct TestBoard {
  let repository: TestRepository

  /// The board's folder, relative to the work tree.
  let folder: String

  static let files = [
    "board/board.md": """
    ---
    title: Test board
    ---

    - [To do](todo.md)
    - [Doing](doing.md)
    - [Done](done.md)

    """,
    "board/todo.md": """
    ---
    title: To do
    ---

    - [ ] one ^one
    - [ ] two
      with a body
    - [ ] three ^three
    - [ ] four

    """,
    "board/doing.md": """
    ---
    title: Doing
    wipLimit: 3
    ---

    - [ ] five
    - [ ] six ^six

    """,
    "board/done.md":
      "# Done\n\nWhat is behind us.\n\n* [x] seven\n* [x] eight\n\n## Notes\n\nNone.\n",
    "other.txt": "first\nsecond\nthird\n",
  ]

  /// A committed board in the folder `board`.
  init(_ options: String..., files: [String: String] = files) throws {
    repository = try TestRepository()
    folder = "board"
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      try repository.git("config", parts[0], parts[1])
    }
    try repository.commit(files, message: "Start")
  }

  init(in folder: String = "board", of repository: TestRepository) {
    self.repository = repository
    self.folder = folder
  }

  var path: String { folder.isEmpty ? repository.path : "\(repository.path)/\(folder)" }

  /// The store, which sees nothing of the machine's configuration.
  var store: KanbanStore {
    get throws {
      for level in ConfigurationLevel.allCases {
        try level.search(in: "\(repository.sandbox.path)/nothing")
      }
      var options = KanbanStore.Options()
      options.environment = repository.sandbox.environment
      options.now = (1_112_912_000, 60)
      return KanbanStore(folder: BoardFolder(path), options: options)
    }
  }

  /// The move of the card with some words in its title.
  func move(_ words: String, to columnID: String, at index: Int) throws -> MarkdownKanbanMove {
    let board = try store.board()
    for column in board.columns {
      guard let position = column.cards.firstIndex(where: { $0.title.contains(words) }) else {
        continue
      }
      return MarkdownKanbanMove(
        cardID: column.cards[position].id,
        sourceColumnID: column.id,
        sourceIndex: position,
        destinationColumnID: columnID,
        destinationIndex: index
      )
    }
    throw TestFailure("no card with '\(words)'")
  }

  func text(_ file: String) throws -> String { try repository.read(file).text }

  func committed(_ file: String) throws -> String { try repository.catFile("HEAD:\(file)").text }

  func staged(_ file: String) throws -> String { try repository.catFile(":\(file)").text }

  /// What everything looks like from outside.
  func state() throws -> [String] {
    let files = try repository.git("ls-files", "--stage", "--others").lines
    let content = try repository.run(["diff", "HEAD"]).lines
    return try [repository.id("HEAD")] + repository.status() + files + content
  }
}

struct TestFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}
