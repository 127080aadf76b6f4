internal import AdvancedKanbanMarkdown
internal import SourceText

/// The findings on some boards, for a person or for a script.
struct LintReport {
  /// A finding, where it is shown to be, and the text around it.
  private struct Entry {
    let finding: Finding
    let location: BoardLocation
    let excerpt: Excerpt?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ findings: [Finding], on board: CheckedBoard, at location: BoardLocation) {
    for finding in findings {
      let place = SourceLocation(line: finding.line, column: finding.column)
      let excerpt = board.file(finding.path)?.file.text
        .excerpt(at: place, reach: FindingExcerpt.reach)
      entries.append(Entry(finding: finding, location: location, excerpt: excerpt))
    }
  }

  /// The findings that there are, and what was corrected if anything was to be.
  func json(with fixes: LintFixes?) -> JSONValue {
    let list = entries.map { $0.finding.json(at: $0.location) }
    let own: [String: JSONValue] = ["findings": .array(list)]
    return .document(kind: "findings", own.merging(fixes?.json ?? [:]) { $1 })
  }

  /// Writes the findings to standard output, and their number to standard error.
  func write(to environment: Environment) {
    if isEmpty { return }
    for entry in entries {
      for line in lines(of: entry, environment) { environment.output.line(line) }
    }
    environment.output.flush()
    let files = Set(entries.map { Array($0.location.shownPath(of: $0.finding.path).utf8) })
    environment.errors.line(
      "\(counted(entries.count, "problem")) in \(counted(files.count, "file"))"
    )
  }

  private func lines(of entry: Entry, _ environment: Environment) -> [String] {
    let style = environment.outputStyle
    let color: Style.Attribute = entry.finding.severity == .error ? .red : .yellow
    let caret = style.paint("^", color, .bold)
    let excerpt = entry.excerpt.map { FindingExcerpt($0) }?
      .lines(width: environment.terminalWidth ?? 100, caret: caret)
    return [entry.finding.line(at: entry.location, style, color)] + (excerpt ?? [])
  }
}

extension Finding {
  fileprivate func line(
    at location: BoardLocation,
    _ style: Style,
    _ color: Style.Attribute
  ) -> String {
    let place = TerminalText.visible("\(location.shownPath(of: path)):\(line):\(column):")
    let label = style.paint("\(severity.rawValue):", color, .bold)
    return "\(place) \(label) \(TerminalText.visible(message)) [\(code)]"
  }
}
