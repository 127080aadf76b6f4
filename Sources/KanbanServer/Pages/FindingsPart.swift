internal import AdvancedKanbanMarkdown

/// What is wrong with the files of the board.
struct FindingsPart {
  let findings: [Finding]

  var html: HTML {
    if findings.isEmpty { return "<aside id=\"findings\" hidden></aside>" }
    let items: [HTML] = findings.prefix(Self.count).map { finding in
      """
      <li class="\(finding.severity.rawValue)"><code>\(finding.path):\(finding.line):\(finding.column)</code> \
      <strong>\(finding.severity.rawValue)</strong> \(finding.message) <span class="code">\(finding.code)</span></li>
      """
    }
    let rest: HTML =
      findings.count > Self.count
      ? "<p>and \(findings.count - Self.count) more: <code>kanban-md lint</code></p>" : .none
    return """
      <aside id="findings" aria-label="Problems in the files"><details><summary>\(counted(findings.count, "problem")) in the files</summary>\
      <ul>\(items)</ul>\(rest)</details></aside>
      """
  }

  /// How many are listed.
  private static let count = 100
}
