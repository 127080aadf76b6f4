import TestSupport
import Testing

/// Notes of what is under way that have come with a board, and that nobody has made who changed it.
@Suite("A note that came with the board") struct HostileStateTests {
  private let repository: TestRepository

  init() throws {
    repository = try TestRepository()
    try repository.commit([
      "a.md": "- [ ] one ^one\n", "b.md": "- [ ] two\n", "board.md": "- [A](a.md)\n- [B](b.md)\n",
    ])
    try repository.sandbox.write("mine\n", to: "mine/key")
    try repository.sandbox.write("theirs\n", to: "mine/slot")
    try repository.sandbox.write("", to: "mine/x.lock")
  }

  /// Where a board keeps its notes, with and without a repository.
  private static let states = [".git/kanban-md", ".kanban-md"]

  private func prepare(_ state: String, _ script: String) throws {
    if state == ".kanban-md" { try repository.shell("rm -rf .git").expectSuccess() }
    try repository.shell(script).expectSuccess()
  }

  /// Expects that neither looking nor changing touches what is beside the board.
  private func expectRefusal(_ place: String) throws {
    let list = "md5sum ../mine/*; ls -A ../mine"
    let before = try repository.shell(list).lines
    #expect(try repository.shell("kanban-md show").exitCode == 0)
    let result = try repository.shell("kanban-md --no-commit move ^one b")
    #expect(result.exitCode == 1)
    #expect(result.errorText.hasPrefix("error: '\(place)' is not from a change of this board\n"))
    #expect(try repository.shell(list).lines == before)
    #expect(try repository.shell("cat a.md").text == "- [ ] one ^one\n")
  }

  @Test("A folder of notes that is a link is not followed", arguments: states)
  func link(state: String) throws {
    try prepare(state, "ln -s '\(repository.sandbox.path)/mine' \(state)")
    try expectRefusal(state)
  }

  @Test(
    "A note exchanges and removes nothing elsewhere",
    arguments: states,
    [
      ("$MINE/key", "$MINE/slot"), ("$MINE/key", "$STATE/kanban-md-0"),
      ("$PWD/a.md", "$MINE/slot"), ("$PWD/../mine/key", "$STATE/kanban-md-0"),
      ("$PWD/.git/config", "$STATE/kanban-md-0"), ("$PWD/a.md", "$STATE/../../mine/key"),
      ("$PWD/a.md", "$PWD/b.md"), ("$PWD/link.md", "$STATE/kanban-md-0"),
    ]
  )
  func note(state: String, file: (location: String, slot: String)) throws {
    let record = "kanban-md 1' file \"\(file.location)\" \"\(file.slot)\" $OLD $NEW end"
    try prepare(
      state,
      """
      mkdir -p \(state); STATE="$PWD/\(state)"; MINE="$(realpath ../mine)"
      echo theirs > "$STATE/kanban-md-0"; ln -s "$MINE/key" link.md
      OLD=$(echo theirs | git hash-object --stdin); NEW=$(git hash-object --stdin </dev/null)
      printf '%s\\0' '\(record) > "$STATE/intent"
      rm -f link.md; ln -s "$MINE/key" unrelated-link
      [ "\(file.location)" != "$PWD/link.md" ] || ln -s "$MINE/key" link.md
      """
    )
    try expectRefusal("\(state)/intent")
  }

  @Test(
    "A note frees no lock that is none of the reference",
    arguments: ["refs/heads/../../../../mine/x", "../mine/x", "refs/heads/main"]
  )
  func referenceLock(reference: String) throws {
    let state = ".git/kanban-md"
    try prepare(
      state,
      """
      mkdir -p \(state)
      printf '%s\\0' 'kanban-md 1' publication "$PWD/.git/index" '\(reference)' \
        "$(realpath ../mine)/x.lock" "$(git rev-parse HEAD)" end > \(state)/intent
      touch ../mine/x.lock
      """
    )
    try expectRefusal("\(state)/intent")
  }

  @Test("A board without repository has nothing to publish")
  func publication() throws {
    let state = ".kanban-md"
    try prepare(
      state,
      """
      mkdir \(state)
      printf '%s\\0' 'kanban-md 1' publication "$(realpath ../mine)/key" HEAD x '' end \
        > \(state)/intent
      """
    )
    try expectRefusal("\(state)/intent")
  }

  @Test("What is no note does no harm", arguments: ["", "kanban-md 1", "\\0\\0\\0", "x"])
  func noNote(content: String) throws {
    try prepare(".kanban-md", "mkdir .kanban-md; printf '\(content)' > .kanban-md/intent")
    #expect(try repository.shell("kanban-md --no-commit move ^one b").exitCode == 0)
    #expect(try repository.shell("ls -A").lines == ["a.md", "b.md", "board.md"])
  }
}
