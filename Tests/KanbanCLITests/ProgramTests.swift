import Glibc
import Testing

@testable import KanbanCLI

@Suite("The program")
struct ProgramTests {
  private let world = TestWorld()

  @Test("says its version")
  func version() {
    #expect(world.run("--version") == .done)
    #expect(world.output == "kanban-md \(Program.version)\n")
  }

  @Test(
    "explains itself without arguments, with help and with --help",
    arguments: ["", "help", "--help"]
  )
  func overview(_ line: String) {
    #expect(world.run(line) == .done)
    #expect(world.output.hasPrefix("Usage:\n  kanban-md [OPTIONS] COMMAND\n\nCommands:\n  init "))
    #expect(!world.output.contains("__complete"))
  }

  @Test(
    "explains a command",
    arguments: ["help completions", "completions --help", "-h completions"]
  )
  func explanation(_ line: String) {
    #expect(world.run(line) == .done)
    #expect(world.output.contains("Usage:\n  kanban-md completions bash|zsh|fish\n"))
  }

  @Test("explains no unknown command")
  func unknownTopic() {
    #expect(world.run("help completion") == .usage)
    #expect(
      world.errors == "error: unknown command 'completion'\nhint: did you mean 'completions'?\n"
    )
  }

  @Test("tells a failure to people and, where asked, to scripts")
  func failure() {
    #expect(world.run("hepl") == .usage)
    #expect(world.output == "")
    #expect(world.errors == "error: unknown command 'hepl'\nhint: did you mean 'help'?\n")
    #expect(world.run("--json hepl") == .usage)
    #expect(world.output.hasPrefix(#"{"error":{"code":"usage""#))
  }

  @Test("succeeds where the reader went away, and fails where the text was lost")
  func lostOutput() {
    world.writeError = EPIPE
    #expect(world.run("help") == .done)
    #expect(world.errors == "")
    world.writeError = ENOSPC
    #expect(world.run("help") == .failed)
    #expect(world.errors == "error: cannot write to standard output: No space left on device\n")
  }

  @Test("fails where its arguments could not be read")
  func lostArguments() {
    #expect(Program.run(words: [], in: world.environment) == .failed)
    #expect(world.errors == "error: cannot read the arguments\n")
    #expect(world.output == "")
  }

  @Test("obeys --color", arguments: ["help --color always", "--color=always --help"])
  func color(_ line: String) {
    #expect(world.run(line) == .done)
    #expect(world.output.hasPrefix("\u{1B}[1mUsage:"))
  }
}
