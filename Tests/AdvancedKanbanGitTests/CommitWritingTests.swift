import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// What a commit says beside its tree.
@Suite struct CommitWritingTests {
  @Test("Message and names are in the encoding that the configuration names")
  func encoding() throws {
    let board = try TestBoard(with: ["i18n.commitEncoding=ISO-8859-1"])
    try board.edit("board/todo.md", "one", "öne")
    let store = try board.store
    store.options.environment["GIT_AUTHOR_NAME"] = "André"
    try store.apply(board.move("öne", to: "doing", at: 1))
    let commit = try board.repository.catFile("HEAD")
    #expect(String(validating: commit, as: UTF8.self) == nil)
    #expect(commit.text.contains("\nencoding ISO-8859-1\n\nMove"))
    let shown = try board.repository.git("log", "-1", "--encoding=UTF-8", "--format=%an: %s").lines
    #expect(shown == ["André: Move \"öne\" from To do to Doing"])
    try board.repository.fsck()
  }

  @Test("What that encoding does not have is refused", arguments: ["ISO-8859-1", "no-such-code"])
  func noEncoding(_ name: String) throws {
    let board = try TestBoard(with: ["i18n.commitEncoding=\(name)"])
    try board.edit("board/todo.md", "one", "☃")
    let before = try board.state()
    #expect(throws: KanbanStoreError.repository(.unencodable(name))) {
      try board.store.apply(board.move("☃", to: "doing", at: 1))
    }
    #expect(try board.state() == before)
  }

  @Test("UTF-8 by any of its names needs no mention", arguments: ["UTF-8", "utf8"])
  func utf8(_ name: String) throws {
    let board = try TestBoard(with: ["i18n.commitEncoding=\(name)"])
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try !board.repository.catFile("HEAD").text.contains("encoding"))
  }

  @Test("An unknown cleanup is refused")
  func unknownCleanup() throws {
    let board = try TestBoard(with: ["commit.cleanup=thorough"])
    let problem = RepositoryProblem.other("invalid cleanup mode thorough")
    #expect(throws: KanbanStoreError.repository(problem)) {
      try board.store.apply(board.move("one", to: "doing", at: 1))
    }
  }

  @Test(
    "Messages are cleaned up as 'git stripspace' does it",
    arguments: [
      "", "\n", " \n\n", "a", "a \t\n", "\n\na\n\n\n\nb\r\n\n", "# x\na\n#\n\n", " # x\n",
      "a\n \n#\nb",
    ]
  )
  func cleansUp(_ text: String) throws {
    let sandbox = try Sandbox()
    let bytes = Array(text.utf8)
    let stripspace = { (options: [String]) in
      try sandbox.run("git", ["stripspace"] + options, input: bytes).expectSuccess().text
    }
    #expect(try MessageCleanup.whitespace.cleaned(bytes).text == stripspace([]))
    let strip = MessageCleanup.strip(comment: UInt8(ascii: "#"))
    #expect(try strip.cleaned(bytes).text == stripspace(["--strip-comments"]))
    #expect(MessageCleanup.verbatim.cleaned(bytes) == bytes)
  }

  @Test(
    "Commands are split into words as git splits them",
    arguments: [
      ("a b", ["a", "b"]), ("  a  ", ["a"]), ("a 'b  c'd", ["a", "b  cd"]),
      ("a \"\" b", ["a", "", "b"]),
      ("a\\ b \"c\\\"d\" 'e\\f'", ["a b", "c\"d", "e\\f"]), ("a 'b", nil), ("a\\", nil), ("", []),
    ] as [(String, [String]?)]
  )
  func splits(_ command: String, _ words: [String]?) {
    #expect(commandWords(of: command) == words)
  }
}
