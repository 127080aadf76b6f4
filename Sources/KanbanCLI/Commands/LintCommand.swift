internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let lint = Command(
    "lint",
    summary: "List what is wrong with the files of the board",
    discussion: """
      Each finding is a line: file, line and column, how much it matters, what is wrong, and the name of the
      check; below it stands the text. Where nothing is wrong, nothing is printed. Whatever is printed, be it
      a warning, makes the exit code 6.

      Named columns are looked at with the whole board in view. Of files that are named by their paths, only
      these are read; those that belong to no board are passed over, so that a hook may hand over all that is
      to be committed.

        \(Program.name) lint $(git diff --cached --name-only --diff-filter=d)

      A board sets what matters to it in the front matter of board.md, to 'error', 'warning' or 'off':

        lint:
          wip-limit-exceeded: off
          lazy-line: error

      With --history, all merges in the history of HEAD are made once more, card by card. What one of them has
      lost or doubled is told as long as it still is so; '\(Program.name) repair' puts it right. A card that has
      been back since is not told of.

        \(Program.name) lint --history --since origin/main

      With --fix, what has exactly one right answer is corrected first: a 'wipLimit' or an 'isCollapsed' in an
      odd spelling. Where the last commit has it too, that is committed, and nothing else is.
      """,
    glossaries: [
      glossary("Checks that find errors", .error), glossary("Checks that warn", .warning),
    ],
    operands: [Operand("COLUMN", .columnOrFile, .any)],
    options: [.fix, .history, .audited, .only, .skip, .severity],
    run: { arguments, environment in
      let selection = try CheckSelection(arguments)
      let targets = try LintTarget.all(arguments, environment)
      let isFixing = arguments.has(.fix)
      let fixes = try isFixing ? fixes(of: targets, selection, arguments, environment) : nil
      var report = LintReport()
      for target in targets {
        let range = arguments.auditedRange
        let board = try target.board(auditing: range)
        if range != nil { try warnOfFilters(target, board, environment) }
        report.add(target.findings(of: selection, on: board), on: board, at: target.open.location)
      }
      if arguments.isJSON {
        environment.output.line(report.json(with: fixes))
      } else {
        report.write(to: environment)
      }
      return report.isEmpty ? .done : .findings
    }
  )

  /// Corrects what has exactly one right answer, board by board.
  private static func fixes(
    of targets: [LintTarget],
    _ selection: CheckSelection,
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws(Failure) -> LintFixes {
    var fixes = LintFixes()
    defer { if !arguments.isJSON { fixes.write(to: environment) } }
    for target in targets {
      let findings = target.findings(of: selection, on: try target.board())
      // One commit a column: no message is to name what is not committed.
      let changes = findings.changes
      let outcomes = try (changes.isEmpty ? [[]] : changes.map { [$0] }).map(target.open.apply)
      fixes.add(findings, findings.isEmpty ? [] : outcomes, at: target.open.location)
    }
    return fixes
  }

  private static func warnOfFilters(
    _ target: LintTarget,
    _ board: CheckedBoard,
    _ environment: Environment
  ) throws(Failure) {
    guard try target.open.hasFilteredFiles(of: board.board.columns) else { return }
    environment.errors.line(
      "warning: a filter program stores this board's files in another form, and merges are checked in "
        + "that form: damage may stay unseen"
    )
  }

  private static func glossary(_ title: String, _ severity: Finding.Severity) -> Glossary {
    let checks = Check.all.filter { $0.severity == severity }
    return Glossary(title, checks.map { ($0.code, $0.summary) })
  }
}

extension Option {
  static let fix = Option(flag: "fix", help: "Correct what has exactly one right answer")

  static let history = Option(
    flag: "history",
    help: "Look for what merges have lost or doubled, too"
  )

  static let audited = Option(
    "since",
    value: "REV",
    .commit,
    isRare: true,
    help: "Look at the merges after REV alone, or at those of a range A..B"
  )
}

extension ParsedArguments {
  /// The part of the history whose merges are to be looked at; `nil` without any.
  fileprivate var auditedRange: RevisionRange? {
    let start = value(of: .audited)
    guard start != nil || has(.history) else { return nil }
    guard let start else { return .revision("HEAD") }
    if case .revision(let revision) = RevisionRange(start) { return .between(revision, "HEAD") }
    return RevisionRange(start)
  }
}

extension [Finding] {
  /// The changes that settle those findings that have exactly one right answer, one a column.
  fileprivate var changes: [BoardChange] {
    var paths: [[UInt8]] = []
    var settings: [[UInt8]: Set<ColumnSetting>] = [:]
    for finding in self {
      guard let correction = finding.correction else { continue }
      let path = [UInt8](finding.path.utf8)
      if settings[path] == nil { paths.append(path) }
      settings[path, default: []].insert(correction.setting)
    }
    return paths.map { path in
      let id = String(decoding: path.dropLast(3), as: UTF8.self)
      return BoardChange.correctColumn(id: id, settings[path] ?? [])
    }
  }
}
