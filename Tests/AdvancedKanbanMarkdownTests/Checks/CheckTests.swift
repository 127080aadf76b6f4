import AdvancedKanbanMarkdown
import Testing

/// What holds for every check.
@Suite struct CheckTests {
  @Test("Names are kebab case and unique, summaries are sentences without a full stop")
  func names() {
    let codes = Check.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    for check in Check.all {
      #expect(check.code.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(check.code)")
      #expect(!check.summary.hasSuffix("."), "\(check.summary)")
    }
  }

  @Test("A board without fault has no finding", arguments: Check.all.map(\.code))
  func cleanBoard(code: String) {
    expect(code, findsNothingIn: Self.clean)
    expect(code, findsNothingIn: Self.clean.mapValues { $0.replacing("\n", with: "\r\n") })
  }

  private static let clean = [
    "board.md": """
    ---
    title: Board
    wipLimitBehavior: preventDrop
    lint:
      lazy-line: error
    ---

    See [the plan].

    - [To do](todo.md)
    - [Done](done.md)

    [the plan]: https://example.org
    """,
    "todo.md": """
    ---
    title: To do
    wipLimit: 4
    isCollapsed: false
    tags:
    - x
    ---

    # To do

    <!-- The next ones. -->

    - [ ] Write the whole parser ^parse1
      with `[code]` and [spec]

      ```
    - not a card
      ```
    - [x] Call back
    - [ ] Call back

    ```
    - code
    ```

    [spec]: https://example.org/spec
    """,
    "done.md": """
    - [x] Call back
    - [x] Write the whole parser ^parse2

    <!-- closed -->
    """,
    "README.md": "- not read\n",
  ]

  @Test("What reading finds has the severity that the list of checks says")
  func severities() {
    let board = MarkedBoard(
      [
        "board.md": "- [A](a.md)\n- [A](a.md)\n- [B](../b.md)\n- [C](c.md)\n- [D](d.md)\n",
        "a.md": "---\nwipLimit: '1'\nx: 1\nx: 2\n---\n- a ^id1\n- b ^id1\n",
        "d.md": "---\n- x\n---\n<<<<<<< a\n=======\n>>>>>>> b\n",
      ].mapValues { Array($0.utf8) }
    ).checked
    #expect(board.board.findings.count >= 7)
    for finding in board.board.findings {
      let check = Check.all.first { $0.code == finding.code }
      #expect(check?.severity == finding.severity, "\(finding.code)")
    }
  }

  @Test("Findings come in the order of the board's files, lines and columns")
  func order() {
    let board = MarkedBoard(
      [
        "board.md": "- [B](b.md)\n- [A](a.md)\n- [C](c.md)\n", "a.md": "- x\nlazy\n",
        "b.md": "- x\n^ab\n\n```\n",
      ].mapValues { Array($0.utf8) }
    ).checked
    let findings = board.findings(of: Check.all.map { ($0, .warning) })
    #expect(
      findings.map { "\($0.path):\($0.line)" } == ["board.md:3", "b.md:2", "b.md:4", "a.md:2"]
    )
    #expect(findings.allSatisfy { $0.severity == .warning })
  }
}
