internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What `lint --fix` has corrected, for a person or for a script.
struct LintFixes {
  /// A finding that was settled, and where it is shown to be.
  private struct Entry {
    let finding: Finding
    let message: String
    let location: BoardLocation
  }

  private var entries: [Entry] = []
  private var outcomes: [Outcome] = []

  /// Takes in what was done about some findings.
  mutating func add(_ findings: [Finding], _ outcomes: [Outcome], at location: BoardLocation) {
    for finding in findings {
      guard let message = finding.correctionMessage else { continue }
      entries.append(Entry(finding: finding, message: message, location: location))
    }
    self.outcomes += outcomes
  }

  /// The keys that a script finds beside the findings that are left.
  var json: [String: JSONValue] {
    [
      "corrections": .array(entries.map(json)),
      "commits": .array(outcomes.compactMap { $0.receipt.commit.map(JSONValue.text) }),
    ]
  }

  private func json(of entry: Entry) -> JSONValue {
    [
      "code": .text(entry.finding.code),
      "path": .text(entry.location.shownPath(of: entry.finding.path)),
      "line": .integer(entry.finding.line),
      "message": .text(entry.message),
    ]
  }

  /// Writes to standard error what was corrected and committed.
  func write(to environment: Environment) {
    for entry in entries {
      let (finding, path) = (entry.finding, entry.location.shownPath(of: entry.finding.path))
      let line = "\(path):\(finding.line):\(finding.column): \(entry.message)"
      environment.errors.line(TerminalText.visible(line))
    }
    for outcome in outcomes {
      outcome.tellSentence(unchanged: "no finding has exactly one right answer")
    }
    environment.errors.flush()
  }
}

extension Finding {
  /// What settles the finding, once it has been done.
  fileprivate var correctionMessage: String? {
    switch correction {
    case .wipLimit(let limit): "corrected to 'wipLimit: \(limit)'"
    case .isCollapsed(let isCollapsed): "corrected to 'isCollapsed: \(isCollapsed)'"
    case nil: nil
    }
  }
}
