import SourceText
import Testing

@testable import KanbanCLI

@Suite("The line under a finding")
struct FindingExcerptTests {
  private func lines(_ text: String, column: Int, width: Int = 40) throws -> [String] {
    let location = SourceLocation(line: 10, column: column)
    let source = SourceText(Array((String(repeating: "\n", count: 9) + text + "\n").utf8))
    let excerpt = try #require(source.excerpt(at: location, reach: FindingExcerpt.reach))
    return FindingExcerpt(excerpt).lines(width: width)
  }

  @Test("stands behind its number, with a caret below the place")
  func places() throws {
    #expect(try lines("- a [spec]", column: 5) == ["10 | - a [spec]", "   |     ^"])
    #expect(try lines("", column: 1) == ["10 |", "   | ^"])
  }

  @Test("shows wide characters and controls so that the caret stays in place")
  func aligns() throws {
    #expect(
      try lines("- \u{6F22}\u{5B57}x", column: 9) == ["10 | - \u{6F22}\u{5B57}x", "   |       ^"]
    )
    #expect(try lines("\ta\u{1B}[31mb", column: 8) == ["10 |     a\\e[31mb", "   |            ^"])
  }

  @Test("is cut on the side where there is more than fits")
  func cuts() throws {
    let text = String((0..<60).map { _ in "abcdefghij" }.joined())
    #expect(
      try lines(text, column: 1) == ["10 | abcdefghijabcdefghijabcdefghijabcd…", "   | ^"]
    )
    #expect(try lines(text, column: 600)[0].hasSuffix("hij"))
    for column in [1, 17, 20, 300, 580, 600] {
      let lines = try lines(text, column: column)
      #expect(lines[0].displayWidth <= 40)
      let place = lines[1].count - 1
      #expect(Array(lines[0])[place] == Array(text)[column - 1], "\(column)")
    }
  }

  @Test("is found in a line of any length at once")
  func longLines() throws {
    let text = String(repeating: "\u{E9}", count: 1_000_000)
    let lines = try lines(text, column: 1_000_001)
    #expect(lines[0].hasPrefix("10 | …\u{E9}") && lines[0].hasSuffix("\u{E9}…"))
  }
}
