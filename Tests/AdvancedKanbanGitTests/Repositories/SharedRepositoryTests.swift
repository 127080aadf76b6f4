import AdvancedKanbanGit
import TestSupport
import Testing

/// What a move leaves in a repository of several people has the permissions that git would give it.
@Suite struct SharedRepositoryTests {
  @Test(arguments: ["group", "all", "0640", "0666", "true", "2", "umask", "false"], [true, false])
  func permissions(setting: String, isPrepared: Bool) throws {
    let (board, twin) = (try make(setting, isPrepared), try make(setting, isPrepared))
    try board.store.apply(board.move("marked", before: "six ^six"))
    for file in ["board/todo.md", "board/doing.md"] {
      try twin.repository.write(try board.text(file), to: file)
    }
    try twin.script("git commit --quiet --all -m 'By hand'")
    let (ours, theirs) = (try modes(of: board), try modes(of: twin))
    #expect(ours.filter { !theirs.contains($0) } == [])
    #expect(theirs.filter { !ours.contains($0) } == [])
  }

  private func make(_ setting: String, _ isPrepared: Bool) throws -> TestBoard {
    let board = try TestBoard(files: TestBoard.twoColumns())
    let start = isPrepared ? "git init --quiet --shared=\(setting)" : "true"
    try board.script("\(start); git config core.sharedRepository \(setting)")
    try board.script("git checkout --quiet -b one/two; rm -f .git/COMMIT_EDITMSG")
    return board
  }

  /// The permissions, and how many files have them, by folder.
  private func modes(of board: TestBoard) throws -> [String] {
    try board.script(
      "find .git -not -name COMMIT_EDITMSG -printf '%y %m %P\\n' | sed 's|objects/.*|objects|' | sort -u"
    ).lines
  }
}
