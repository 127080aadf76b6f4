import TestSupport
import Testing

/// What becomes of a move that ends, or is ended, while a hook runs.
@Suite("While a hook runs")
struct HookProcessTests {
  /// A repository with a board of one card, and a hook.
  private static func start(_ hook: String) -> String {
    """
    cd $(mktemp -d) && git init -q . && git config user.name N && git config user.email n@example.com
    kanban-md init -- . && kanban-md add backlog One --no-id
    printf '#!/bin/sh\\n%s\\n' '\(hook)' > .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit
    """
  }

  /// Prints what there is after a command, and removes it.
  private static let end = "git status --short; ls .git | grep -e kanban -e lock; rm -r \"$PWD\""

  private func lines(_ hook: String, _ commands: String) throws -> [String] {
    let script = "{ \(Self.start(hook)); } 2> /dev/null\n\(commands)\n\(Self.end)"
    return try Shell(name: "bash").run(script).split(separator: "\n").map(String.init)
  }

  @Test("what was begun is taken back where the process is killed")
  func killed() throws {
    let lines = try lines(
      "kill -9 $PPID",
      "{ kanban-md move one done; } 2> /dev/null; sleep 0.1; kanban-md show > /dev/null"
    )
    #expect(lines == [])
  }

  @Test("an interruption ends the hook, and thereby the move")
  func interrupted() throws {
    let lines = try lines(
      "kill -INT $PPID; kill -INT $$; sleep 5",
      "{ kanban-md move one done || echo stopped; } 2> /dev/null; kanban-md show > /dev/null"
    )
    #expect(lines == ["stopped"])
  }

  @Test("others can read the board, and the hook does not wait for what it holds up itself")
  func fromWithin() throws {
    let lines = try lines(
      "kanban-md show done; kanban-md move one backlog; exit 9",
      "kanban-md move one done 2>&1 | grep -v process"
    )
    #expect(
      lines == [
        "Done  1", "  1. [ ] One",
        "hint: wait for it; 'git config kanban.lockTimeout' says how many milliseconds to wait",
        "error: the hook 'pre-commit' ended with 9",
        "hint: mend what it says, or use '--no-verify'",
      ]
    )
  }
}
