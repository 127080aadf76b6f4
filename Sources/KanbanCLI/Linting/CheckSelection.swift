internal import AdvancedKanbanMarkdown

extension Option {
  static let only = Option(
    "only",
    value: "CODES",
    .check,
    isRare: true,
    help: "Make only these checks (names joined by commas), even those that are off"
  )

  static let skip = Option(
    "skip",
    value: "CODES",
    .check,
    isRare: true,
    help: "Leave out these checks (names joined by commas)"
  )

  static let severity = Option(
    "severity",
    value: "LEVEL",
    .oneOf(Finding.Severity.allCases.map(\.rawValue)),
    isRare: true,
    help: "Report errors alone, or warnings too (as without it)"
  )
}

/// The checks that a command line asks for.
struct CheckSelection {
  private let only: [String]
  private let skipped: [String]
  private let isErrorsOnly: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    only = try Self.codes(arguments.values(of: .only))
    skipped = try Self.codes(arguments.values(of: .skip))
    isErrorsOnly = arguments.value(of: .severity) == Finding.Severity.error.rawValue
  }

  /// What these checks find on a board, with the severities that the board sets.
  func findings(on board: CheckedBoard) -> [Finding] {
    let checks: [(check: Check, severity: Finding.Severity)] = Check.all.compactMap { check in
      guard isWanted(check), let severity = severity(of: check, on: board) else { return nil }
      return (check, severity)
    }
    return board.findings(of: checks)
  }

  private func isWanted(_ check: Check) -> Bool {
    (only.isEmpty || only.contains(check.code)) && !skipped.contains(check.code)
  }

  private func severity(of check: Check, on board: CheckedBoard) -> Finding.Severity? {
    let severity =
      board.settings.severity(of: check) ?? (only.isEmpty ? nil : check.severity)
    return isErrorsOnly && severity == .warning ? nil : severity
  }

  private static func codes(_ values: [String]) throws(Failure) -> [String] {
    let codes = values.flatMap { $0.split(separator: ",").map(String.init) }
    for code in codes where !Check.all.contains(where: { $0.code == code }) {
      throw .unknownCheck(code)
    }
    if codes.isEmpty, let value = values.last { throw .unknownCheck(value) }
    return codes
  }
}

extension Failure {
  fileprivate static func unknownCheck(_ code: String) -> Failure {
    let nearest = nearestName(to: code, among: Check.all.map(\.code))
    return .usage(
      "there is no check '\(code)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'\(Program.name) help lint' lists them"
    )
  }
}
