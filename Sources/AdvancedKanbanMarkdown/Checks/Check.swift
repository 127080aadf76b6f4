/// Something that may be wrong with the files of a board, and how it is found.
///
/// A check is a value in one list, ``all``; `lint`, its help and the documentation read that list
/// and know nothing else about any check. The wording of a finding lives beside its check.
package struct Check: Sendable {
  /// The stable name, in kebab case.
  package let code: String

  /// How much a finding matters where the board does not say otherwise.
  package let severity: Finding.Severity

  /// What the check reports, as a sentence without a full stop.
  package let summary: String

  /// Gives the findings in the files of a board, in any order.
  let findings: @Sendable (CheckedBoard) -> [Finding]

  /// A check of the board as a whole.
  init(
    _ code: String,
    _ severity: Finding.Severity,
    _ summary: String,
    onBoard findings: @escaping @Sendable (CheckedBoard) -> [Finding]
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.findings = findings
  }

  /// A check of each file for itself.
  init(
    _ code: String,
    _ severity: Finding.Severity,
    _ summary: String,
    inFile findings: @escaping @Sendable (CheckedFile) -> [Finding]
  ) {
    self.init(code, severity, summary) { board in
      board.files.flatMap { file in findings(file).map { $0.placed(in: file.name) } }
    }
  }

  /// A check that reading makes anyway, since it meets what is wrong.
  init(whileReading code: String, _ severity: Finding.Severity, _ summary: String) {
    self.init(code, severity, summary) { board in
      board.board.findings.filter { $0.code == code }
    }
  }
}
