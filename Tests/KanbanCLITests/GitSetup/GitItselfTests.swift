import Foundation
import TestSupport
import Testing

@testable import KanbanCLI

/// What the real git does with the built program.
@Suite("git itself") struct GitItselfTests {
  @Test("runs the program as 'git kanban'") func runsTheProgram() throws {
    let repository = try Self.repository()
    let script = """
      mkdir bin && ln -s "$(command -v kanban-md)" bin/git-kanban && PATH=$PWD/bin:$PATH
      git kanban show todo && git kanban -h | head -2 && git -C plans kanban hepl
      """
    let result = try repository.shell(script)
    let output = String(decoding: result.output, as: UTF8.self)
    #expect(output.contains("[ ] one ^id1"))
    #expect(output.hasSuffix("Usage:\n  git kanban [OPTIONS] COMMAND\n"))
    let errors = String(decoding: result.errors, as: UTF8.self)
    #expect(errors == "error: unknown command 'hepl'\nhint: did you mean 'help'?\n")
  }

  @Test(
    "says on a terminal which cards have moved",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: ["diff HEAD~", "log -p", "show", "stash show -p", "diff --staged"]
  )
  func saysWhatMoved(_ command: String) throws {
    let repository = try Self.repository()
    let result = try repository.shell(
      """
      kanban-md git-setup > /dev/null 2>&1
      kanban-md --no-commit move id1 done > /dev/null 2>&1
      case '\(command)' in
        *stash*) git config pager.stash "$(git config pager.show)" && git stash --quiet;;
        *staged*) git add plans;;
        *) git commit --quiet --all --message Move;;
      esac
      export PAGER=cat && script -qec 'git \(command)' /dev/null < /dev/null
      """
    )
    let output = String(decoding: result.output, as: UTF8.self)
    #expect(output.contains("moved from todo to done: one ^id1"), "\(output)")
  }

  @Test("shows all that it has to show where the program is gone")
  func doesWithoutTheProgram() throws {
    let repository = try Self.repository()
    let result = try repository.shell(
      """
      kanban-md git-setup > /dev/null 2>&1
      PATH=/usr/bin:/bin
      git log -p | sh -c "$(git config pager.log | sed 's/[^|]*$/ cat/')" > shown 2> /dev/null
      git log -p | cmp - shown
      """
    )
    #expect(result.exitCode == 0, "\(String(decoding: result.output, as: UTF8.self))")
  }

  @Test("applies a patch that says what moved") func appliesThePatch() throws {
    let repository = try Self.repository()
    let result = try repository.shell(
      """
      kanban-md move id1 done > /dev/null 2>&1
      git diff HEAD~ | kanban-md explain > patch
      grep -q '^moved from todo to done: one' patch && git apply --index --reverse patch
      git diff --cached --quiet HEAD~ -- plans
      """
    )
    #expect(result.exitCode == 0, "\(String(decoding: result.errors, as: UTF8.self))")
  }

  private static func repository() throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit([
      "plans/board.md": "- [T](todo.md)\n- [D](done.md)\n", "plans/todo.md": "- [ ] one ^id1\n",
      "plans/done.md": "",
    ])
    return repository
  }
}
