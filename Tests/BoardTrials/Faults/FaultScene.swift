internal import TestSupport

/// A command that something goes wrong in, and the board that it changes.
package struct FaultScene: Sendable {
  package let name: String

  /// The words of the command line behind the name of the program, `@` being the board's folder.
  private let words: [String]

  /// Commands that come afterwards and find everything in order.
  private let followers: [[String]]

  /// Whether the board is there already.
  private let hasBoard: Bool

  /// Commands that have been carried out before.
  private let earlier: [[String]]

  /// Whether a card has been put from one column into the other by hand.
  private let hasHandEdit: Bool

  private init(
    _ name: String,
    _ words: [String],
    followers: [[String]] = usualFollowers,
    hasBoard: Bool = true,
    earlier: [[String]] = [],
    hasHandEdit: Bool = false
  ) {
    self.name = name
    self.words = words
    self.followers = followers
    self.hasBoard = hasBoard
    self.earlier = earlier
    self.hasHandEdit = hasHandEdit
  }

  private static let usualFollowers = [
    ["show", "--board", "@"], ["lint", "--board", "@"],
    ["move", "four", "doing", "--bottom", "--board", "@"],
  ]

  package static let all = [
    FaultScene("move", ["move", "one", "doing", "--top", "--board", "@"]),
    FaultScene("move without commit", ["move", "one", "doing", "--no-commit", "--board", "@"]),
    FaultScene("add", ["add", "doing", "A new card ^new", "--board", "@"]),
    FaultScene("edit", ["edit", "six", "--title", "Half a dozen", "--board", "@"]),
    FaultScene("column add", ["column", "add", "Waiting", "--board", "@"]),
    FaultScene(
      "undo",
      ["undo", "--board", "@"],
      earlier: [["move", "one", "doing", "--top", "--board", "@"]]
    ),
    FaultScene(
      "undo of a new column",
      ["undo", "-n", "2", "--board", "@"],
      earlier: [
        ["column", "add", "Waiting", "--board", "@"], ["move", "one", "waiting", "--board", "@"],
      ]
    ),
    FaultScene("commit", ["commit", "--board", "@"], hasHandEdit: true),
    FaultScene(
      "init",
      ["init", "@", "--title", "The plan"],
      followers: [["init", "@", "--title", "The plan"]],
      hasBoard: false
    ),
  ]

  /// The command line for the board in a folder.
  func arguments(in folder: String) -> [String] { filled(words, folder) }

  /// The command line of what comes behind the n-th attempt.
  func follower(_ number: Int, in folder: String) -> [String] {
    filled(followers[number % followers.count], folder)
  }

  private func filled(_ words: [String], _ folder: String) -> [String] {
    words.map { $0 == "@" ? (hasBoard ? "\(folder)/board" : folder) : $0 }
  }

  var followerCount: Int { followers.count }
}

extension FaultScene {
  private static let files = [
    "board/board.md": "# Test board\n\n- [To do](todo.md)\n- [Doing](doing.md)\n",
    "board/todo.md": "# To do\n\n- [ ] one ^one\n- [ ] two ^two\n  with a body\n- [ ] four ^four\n",
    "board/doing.md": "# Doing\n\n- [ ] five ^five\n- [ ] six ^six\n",
    "other.txt": "first\nsecond\n",
  ]

  /// Makes the folder that the command is to change: with an edit by hand that is not committed,
  /// another file that is staged, and a file that not everybody may read.
  func make(at path: String, in sandbox: Sandbox) throws {
    let name = String(path.dropFirst(sandbox.path.count + 1))
    // libgit2 takes a configuration that it cannot read for none: git's own choice is the same.
    try sandbox.write("[init]\n\tdefaultBranch = master\n", to: "home/.gitconfig")
    guard hasBoard else { return try sandbox.write("Ideas\n", to: "\(name)/ideas.txt") }
    for (file, text) in Self.files { try sandbox.write(text, to: "\(name)/\(file)") }
    try sandbox.write("third\n", to: "\(name)/other.txt")
    for arguments in [["init", "-q", "--template="], ["add", "."], ["commit", "-qm", "Start"]] {
      try sandbox.run("git", arguments, in: name).expectSuccess()
    }
    for command in earlier {
      try TestSupport.run(
        BuiltProgram.path,
        filled(command, path),
        environment: sandbox.environment
      ).expectSuccess()
    }
    try sandbox.write("third\nfourth\n", to: "\(name)/other.txt")
    try sandbox.run("git", ["add", "other.txt"], in: name).expectSuccess()
    let doing = String(decoding: try sandbox.read("\(name)/board/doing.md"), as: UTF8.self)
    try sandbox.write(doing + "\nText by hand.\n", to: "\(name)/board/doing.md")
    if hasHandEdit {
      try sandbox.write(
        "# To do\n\n- [ ] one ^one\n- [ ] four ^four\n",
        to: "\(name)/board/todo.md"
      )
      try sandbox.write("# Done\n\n- [x] two ^two\n", to: "\(name)/board/done.md")
      try sandbox.write(
        "# Test board\n\n- [To do](todo.md)\n- [Done](done.md)\n- [Doing](doing.md)\n",
        to: "\(name)/board/board.md"
      )
    }
    try sandbox.run("chmod", ["640", "board/todo.md"], in: name).expectSuccess()
  }
}
