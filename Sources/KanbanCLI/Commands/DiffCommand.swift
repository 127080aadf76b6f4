internal import AdvancedKanbanGit

extension Command {
  static let diff = Command(
    "diff",
    summary: "Show what happened to the board between two states of it",
    discussion: """
      Cards are followed from column to column. Without REV, the files are compared with the last commit, staged
      or not; with --staged, what is staged is. Otherwise it is as in git:

        \(Program.name) diff main            from that commit to the files
        \(Program.name) diff main..feature   from one commit to the other, as 'diff main feature'
        \(Program.name) diff main...feature  from where they parted to the second
        \(Program.name) diff --staged main   from that commit to what is staged

      A card that others have pushed up or down is not told of. Words taken out of a title are [-marked-], and
      those put in {+marked+}, where there is no colour for it.

      With --exit-code, the exit code is 1 where anything differs.
      """,
    operands: [Operand("REV", .text, .optional), Operand("REV", .text, .optional)],
    options: [.staged, .markdown, .exitCode],
    run: { arguments, environment in
      guard !arguments.isJSON || !arguments.has(.markdown) else {
        throw Failure.usage(
          "'--json' and '--markdown' are two forms",
          hint: "leave one of them out"
        )
      }
      let isStaged = arguments.has(.staged)
      let range = try DiffSides.range(arguments.operands, isStaged: isStaged)
      let open = try OpenBoard(arguments, environment)
      let sides = try DiffSides(range, isStaged: isStaged, of: open)
      let report = BoardReport(
        from: try open.board(from: sides.old),
        to: try open.board(from: sides.new)
      )
      if arguments.isJSON {
        environment.output.line(report.json(of: sides))
      } else {
        tell(report, of: sides, isMarkdown: arguments.has(.markdown), in: environment)
      }
      // As git has it; no other failure is meant by it.
      return arguments.has(.exitCode) && !report.isEmpty ? .failed : .done
    }
  )

  private static func tell(
    _ report: BoardReport,
    of sides: DiffSides,
    isMarkdown: Bool,
    in environment: Environment
  ) {
    let style = environment.outputStyle
    if environment.terminalWidth != nil, !isMarkdown, !report.isEmpty {
      let words = TerminalText.visible("\(sides.old.words) -> \(sides.new.words)")
      environment.output.line(style.paint(words, .dim))
    }
    environment.output.write(
      isMarkdown ? report.markdown : report.text(width: environment.terminalWidth, style: style)
    )
    environment.output.flush()
    if report.isEmpty {
      let words = "No difference between \(sides.old.words) and \(sides.new.words)."
      environment.errors.line(TerminalText.visible(words))
    }
    let label = environment.errorStyle.paint("warning:", .yellow, .bold)
    for warning in report.warnings {
      environment.errors.line("\(label) \(TerminalText.visible(warning))")
    }
  }
}

extension Option {
  static let staged = Option(
    flag: "staged",
    aliases: ["cached"],
    help: "Compare what is staged, not the files"
  )

  static let markdown = Option(flag: "markdown", help: "Print a summary for a pull request")

  static let exitCode = Option(flag: "exit-code", help: "End with 1 where anything differs")
}
