internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let lint = Command(
    "lint",
    summary: "List what is wrong with the files of the board",
    discussion: """
      Each finding is a line: file, line and column, how much it matters, what is wrong, and the name of the
      finding. Where nothing is wrong, nothing is printed; with findings the exit code is 6.

      With --fix, what has exactly one right answer is corrected and committed first: a 'wipLimit' or an
      'isCollapsed' in an odd spelling.
      """,
    operands: [Operand("COLUMN", .column, .any)],
    options: [.fix],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      if arguments.has(.fix) { try fix(arguments, open, environment) }
      let findings = try findings(arguments, open.board())
      if arguments.isJSON {
        let list = JSONValue.array(findings.map { $0.json(at: open.location) })
        environment.output.line(JSONValue.document(kind: "findings", ["findings": list]).serialized)
      } else {
        for finding in findings {
          environment.output.line(finding.line(at: open.location, style: environment.outputStyle))
        }
      }
      return findings.isEmpty ? .done : .findings
    }
  )

  /// The findings in the order of files and lines; where columns are named, theirs alone.
  private static func findings(
    _ arguments: ParsedArguments,
    _ board: MarkdownKanbanBoard
  ) throws(Failure) -> [Finding] {
    let columns = try ColumnFinder(board.columns).columns(arguments.operands)
    let paths = columns.isEmpty ? ["board.md"] + board.columns.map(\.path) : columns.map(\.path)
    return paths.flatMap { path in
      board.findings.filter { $0.path == path }
        .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  private static func fix(
    _ arguments: ParsedArguments,
    _ open: OpenBoard,
    _ environment: Environment
  ) throws(Failure) {
    let findings = try findings(arguments, open.board())
    let outcome = try open.apply(findings.compactMap(\.change))
    if arguments.isJSON || findings.isEmpty { return }
    for line in findings.compactMap({ $0.corrected(at: open.location) }) {
      environment.errors.line(TerminalText.visible(line))
    }
    outcome.tellSentence(unchanged: "no finding has exactly one right answer")
    environment.errors.flush()
  }
}

extension Option {
  static let fix = Option(flag: "fix", help: "Correct what has exactly one right answer")
}

extension Finding {
  /// The change that settles the finding, where there is exactly one.
  fileprivate var change: BoardChange? {
    let id = String(path.dropLast(3))
    return switch correction {
    case .wipLimit(let limit): .limitColumn(id: id, limit: limit)
    case .isCollapsed(let isCollapsed): .collapseColumn(id: id, isCollapsed)
    case nil: nil
    }
  }

  /// What that change has written, and where.
  fileprivate func corrected(at location: BoardLocation) -> String? {
    let setting: String
    switch correction {
    case .wipLimit(let limit): setting = "wipLimit: \(limit)"
    case .isCollapsed(let isCollapsed): setting = "isCollapsed: \(isCollapsed)"
    case nil: return nil
    }
    return "\(location.shownPath(of: path)):\(line):\(column): corrected to '\(setting)'"
  }

  fileprivate func line(at location: BoardLocation, style: Style) -> String {
    let place = "\(location.shownPath(of: path)):\(line):\(column):"
    let label = style.paint("\(severity.rawValue):", severity == .error ? .red : .yellow, .bold)
    return "\(TerminalText.visible(place)) \(label) \(TerminalText.visible(message)) [\(code)]"
  }
}
