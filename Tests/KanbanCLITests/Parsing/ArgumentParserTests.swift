import Testing

@testable import KanbanCLI

@Suite("Arguments")
struct ArgumentParserTests {
  /// A command line, and what it means in short.
  struct Line: CustomTestStringConvertible, Sendable {
    let words: [String]
    let meaning: String
    var hint: String?

    init(_ words: [String], _ meaning: String, hint: String? = nil) {
      self.words = words
      self.meaning = meaning
      self.hint = hint
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let understood = [
    Line([], "help"),
    Line(["move", "a", "b"], "move a|b"),
    Line(["move", "a", "b", "--top"], "move a|b top"),
    Line(["move", "--to", "3", "a", "b"], "move a|b to=3"),
    Line(["move", "a", "--to=3", "b"], "move a|b to=3"),
    Line(["move", "a", "b", "--to="], "move a|b to="),
    Line(["move", "a", "b", "--to", "3", "--to", "4"], "move a|b to=3,4"),
    Line(["--board", "x y", "--json", "show"], "show board=x y json"),
    Line(["show", "--json", "--board=x=y"], "show board=x=y json"),
    Line(["column", "add", "Doing"], "column add Doing"),
    Line(["column", "--json", "add", "Doing"], "column add Doing json"),
    Line(["add", "backlog", "--", "--dash"], "add backlog|--dash"),
    Line(["--", "add", "backlog", "-1"], "add backlog|-1"),
    Line(["add", "backlog", "--", "--"], "add backlog|--"),
    Line(["add", "backlog", "-"], "add backlog|-"),
    Line(["add", "backlog", ""], "add backlog|"),
    Line(["commit", "-m", "-x"], "commit message=-x"),
    Line(["commit", "-mx y"], "commit message=x y"),
    Line(["commit", "-m=x"], "commit message==x"),
    Line(["commit", "--message", "--"], "commit message=--"),
    Line(["commit", "-mfoo"], "commit message=foo"),
    Line(["commit", "-m=foo", "-mé b"], "commit message==foo,é b"),
    Line(["commit", "-hmfoo"], "help commit"),
    Line(["move", "a", "b", "--first"], "move a|b top"),
    Line(["init"], "init"),
    Line(["init", "dir"], "init dir"),
    Line(["paint", "red", "--color", "never"], "paint red color=never"),
    Line(["move", "--help"], "help move"),
    Line(["--help", "move"], "help move"),
    Line(["column", "-h"], "help column"),
    Line(["--help"], "help"),
    Line(["--version"], "version"),
    Line(["move", "--version"], "version"),
  ]

  @Test("are understood", arguments: understood)
  func understands(_ line: Line) throws {
    let request = try ArgumentParser(commands: SampleCommands.all).parse(line.words)
    #expect(Self.describe(request) == line.meaning)
  }

  static let refused = [
    Line(["mvoe", "a"], "unknown command 'mvoe'", hint: "did you mean 'move'?"),
    Line(
      ["dance"],
      "unknown command 'dance'",
      hint: "'kanban-md help' lists the commands"
    ),
    Line(["column", "xyz"], "unknown command 'column xyz'", hint: "one of add, limit"),
    Line(["column"], "'column' needs one word more", hint: "one of add, limit"),
    Line(["column", "limt", "x"], "unknown command 'column limt'", hint: "did you mean 'limit'?"),
    Line(["--json"], "no command given", hint: "'kanban-md help' lists the commands"),
    Line(
      ["move", "a", "b", "--tpo"],
      "unknown option '--tpo' of 'move'",
      hint: "did you mean '--top'?"
    ),
    Line(
      ["--top", "move"],
      "unknown option '--top'",
      hint: "the options of a command come after its name"
    ),
    Line(
      ["add", "x", "-draft-"],
      "unknown option '-draft-' of 'add'",
      hint: "a word that begins with a dash goes after '--'"
    ),
    Line(["move", "a", "b", "--to"], "'--to' needs a value", hint: "give it as --to N"),
    Line(["move", "a", "b", "--top=1"], "'--top' takes no value"),
    Line(["commit", "-m"], "'-m' needs a value", hint: "give it as -m TEXT"),
    Line(["commit", "-hm"], "'-m' needs a value", hint: "give it as -m TEXT"),
    Line(["commit", "-am", "x"], "unknown option '-am' of 'commit'", hint: "it takes all"),
    Line(["commit", "-a"], "unknown option '-a' of 'commit'", hint: "it takes all"),
    Line(
      ["commit", "-hx"],
      "unknown option '-hx' of 'commit'",
      hint: "a word that begins with a dash goes after '--'"
    ),
    Line(
      ["move"],
      "'move' needs CARD and COLUMN",
      hint: "usage: kanban-md move CARD... COLUMN [--top] [--to N] [--after CARD]"
    ),
    Line(
      ["add", "backlog"],
      "'add' needs TITLE",
      hint: "usage: kanban-md add COLUMN TITLE"
    ),
    Line(
      ["add", "backlog", "Fix", "login"],
      "'add' has no use for 'login'",
      hint: "a text with spaces goes in quotes; usage: kanban-md add COLUMN TITLE"
    ),
    Line(
      ["commit", "now"],
      "'commit' has no use for 'now'",
      hint: "usage: kanban-md commit [-m TEXT]"
    ),
    Line(
      ["--color=blue", "show"],
      "'blue' is no value for --color",
      hint: "one of auto, always, never"
    ),
    Line(["show", "--sort", "date"], "'date' is no value for --sort", hint: "one of title, age"),
    Line(
      ["show", "--sort", "titl"],
      "'titl' is no value for --sort",
      hint: "did you mean 'title'?"
    ),
    Line(["paint", "grene"], "'grene' is no value for COLOR", hint: "did you mean 'green'?"),
  ]

  @Test("are refused with a hint", arguments: refused)
  func refuses(_ line: Line) {
    #expect(throws: Failure(.usage, line.meaning, hint: line.hint)) {
      try ArgumentParser(commands: SampleCommands.all).parse(line.words)
    }
  }

  @Test("hold positions from 1", arguments: ["0", "-1", "x", "", "1.5"])
  func refusesPosition(_ text: String) {
    var arguments = ParsedArguments()
    arguments.record(SampleCommands.to, value: text)
    #expect(throws: Failure.self) { try arguments.position(of: SampleCommands.to) }
  }

  private static func describe(_ request: ArgumentParser.Request) -> String {
    switch request {
    case .help(let topic, _): (["help"] + topic).joined(separator: " ")
    case .version: "version"
    case .run(let command, let arguments):
      ([command.name] + [arguments.operands.joined(separator: "|")] + given(arguments, command))
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private static func given(_ arguments: ParsedArguments, _ command: Command) -> [String] {
    (command.options + Option.global).filter(arguments.has).map { option in
      let values = arguments.values(of: option).joined(separator: ",")
      return option.takesValue ? "\(option.name)=\(values)" : option.name
    }
  }
}
