import KanbanCLI
import Testing

/// The wire between the real process and the environment.
@Suite("The process")
struct ProcessTests {
  private let shell = Shell(name: "bash")

  @Test(
    "has streams and exit codes",
    arguments: [
      ("kanban-md --version; echo $?", "kanban-md \(Program.version)\n0\n"),
      ("kanban-md --versoin 2>/dev/null; echo $?", "2\n"),
      (
        "kanban-md help > /dev/full; echo $?",
        "error: cannot write to standard output: No space left on device\n1\n"
      ),
      ("{ kanban-md help; echo $? >&2; } | true", "0\n"),
      ("{ sleep 0.2; kanban-md help; echo $? >&2; } | true", "0\n"),
      ("CLICOLOR_FORCE=1 kanban-md help | head -c 4", "\u{1B}[1m"),
    ]
  )
  func runs(_ script: String, _ output: String) throws {
    #expect(try shell.run(script) == output)
  }

  @Test("knows the world")
  func knowsWorld() throws {
    let environment = Environment.process
    #expect(environment.workingDirectory.hasPrefix("/"))
    #expect(environment.variables["PATH"]?.isEmpty == false)
    #expect(environment.clock().secondsSince1970 > 1_700_000_000)
    #expect(abs(environment.clock().offsetInMinutes) <= 14 * 60)
    let random = environment.random
    #expect(random.next() != random.next())
  }
}
