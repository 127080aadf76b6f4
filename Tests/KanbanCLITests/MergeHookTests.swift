import Testing

/// git, the hook and the command, as processes.
@Suite("The hook pre-merge-commit")
struct MergeHookTests {
  /// A repository in which a branch has moved a card; git merges by lines there.
  private static let start = """
    cd $(mktemp -d) && git init -q -b main . && git config user.name N && git config user.email n@b.c
    kanban-md init --columns "To do,Doing,Done" -- . && kanban-md add to-do One --no-id
    for number in 1 2 3 4 5 6; do kanban-md add done "Old $number" --no-id; done
    printf '#!/bin/sh\\nexec kanban-md check-merge\\n' > .git/hooks/pre-merge-commit
    chmod +x .git/hooks/pre-merge-commit
    git checkout -q -b side && kanban-md move One Doing && git checkout -q main
    """

  private func lines(_ commands: String) throws -> [String] {
    let script = "{ \(Self.start); } > /dev/null 2>&1\n\(commands)\nrm -r \"$PWD\""
    return try Shell(name: "bash").run(script).split(separator: "\n").map(String.init)
  }

  @Test("stops a merge that doubles a card, which git knows of by a variable alone")
  func stops() throws {
    let lines = try lines(
      """
      kanban-md move One Done --top 2> /dev/null
      git merge --no-edit side 2>&1; echo $?; git log --format=%s -1; git status --short
      """
    )
    #expect(lines.contains("error: this merge would have \"One\" in Doing and Done"))
    #expect(lines.suffix(3) == ["1", "Move \"One\" from To do to Done", "M  doing.md"])
  }

  @Test("lets any other merge pass and says nothing")
  func passes() throws {
    let lines = try lines(
      "kanban-md check \"Old 3\" 2> /dev/null; git merge -q --no-edit side 2>&1; git log --format=%s -1"
    )
    #expect(lines == ["Merge branch 'side'"])
  }
}
