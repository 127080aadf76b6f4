import AdvancedKanbanMarkdown
import Testing

/// What `board.md` says of checks.
@Suite struct CheckSettingsTests {
  private func settings(_ lines: String) -> CheckSettings {
    let file = Array("---\n\(lines)\n---\n".utf8)
    return CheckedBoard(files: ["board.md"]) { _ in .bytes(file) }.settings
  }

  private func severity(_ lines: String, of code: String) throws -> Finding.Severity? {
    let check = try #require(Check.all.first { $0.code == code })
    return settings(lines).severity(of: check)
  }

  @Test("A board gives findings another severity, or turns a check off")
  func severities() throws {
    let lines =
      "lint:\n  lazy-line: error\n  conflict-markers: warning\n  wip-limit-exceeded: 'off'"
    #expect(try severity(lines, of: "lazy-line") == .error)
    #expect(try severity(lines, of: "conflict-markers") == .warning)
    #expect(try severity(lines, of: "wip-limit-exceeded") == nil)
    #expect(try severity(lines, of: "mixed-line-ends") == .warning)
    #expect(try severity("lint: {lazy-line: off}", of: "lazy-line") == nil)
    #expect(try severity("title: x", of: "lazy-line") == .warning)
    #expect(try severity("lint:", of: "lazy-line") == .warning)
  }

  @Test("Of a key that stands there twice neither counts, which is told")
  func duplicates() throws {
    let lines = "lint:\n  lazy-line: off\n  unclosed-fence: off\n  ◆lazy-line: error\n"
    expect(
      "front-matter-duplicate-key",
      finds: "'lazy-line' stands here a second time, so neither one counts",
      in: ["board.md": "---\n\(lines)---\n"]
    )
    let unmarked = lines.replacing("◆", with: "")
    #expect(try severity(unmarked, of: "lazy-line") == .warning)
    #expect(try severity(unmarked, of: "unclosed-fence") == nil)
  }

  @Test("What cannot be read is told, and the rest counts")
  func mistakes() throws {
    let lines = "lint:\n  ◆lazy-lines: off\n  ◆lazy-line: none\n  ◆unclosed-fence:\n    - x\n"
    expect(
      "front-matter-value",
      finds: "lint: there is no check 'lazy-lines'",
      "lint: 'lazy-line' has none of the values 'error', 'warning', 'off'",
      "lint: 'unclosed-fence' has none of the values 'error', 'warning', 'off'",
      in: ["board.md": "---\n\(lines)---\n"]
    )
    expect(
      "front-matter-value",
      finds: "lint: the value is no list of 'check: severity' lines",
      in: ["board.md": "---\n◆lint: [lazy-line]\n---\n"]
    )
    expect("front-matter-value", findsNothingIn: ["a.md": "---\nlint: 3\n---\n"])
    #expect(try severity("lint:\n  x: off\n  lazy-line: off", of: "lazy-line") == nil)
  }
}
