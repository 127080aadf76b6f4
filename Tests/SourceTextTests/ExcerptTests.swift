import SourceText
import Testing

@Suite struct ExcerptTests {
  private let source = SourceText(Array("first\n\ts\u{E9}cond line\n".utf8))

  @Test("An excerpt is the line, before and behind the place")
  func whole() throws {
    let excerpt = try #require(source.excerpt(at: SourceLocation(line: 2, column: 10), reach: 99))
    #expect(excerpt.line == 2)
    #expect([excerpt.before, excerpt.after] == ["\ts\u{E9}cond ", "line"])
    #expect([excerpt.isCutBefore, excerpt.isCutAfter] == [false, false])
  }

  @Test("A long line is cut where a character begins")
  func cut() throws {
    let excerpt = try #require(source.excerpt(at: SourceLocation(line: 2, column: 6), reach: 2))
    #expect([excerpt.before, excerpt.after] == ["c", "on"])
    let other = try #require(source.excerpt(at: SourceLocation(line: 2, column: 2), reach: 2))
    #expect([other.before, other.after] == ["\t", "s"])
    #expect([other.isCutBefore, other.isCutAfter] == [false, true])
  }

  @Test("A place that is not there is none, or the end of its line")
  func outside() {
    #expect(source.excerpt(at: SourceLocation(line: 3, column: 1), reach: 9) == nil)
    #expect(SourceText([]).excerpt(at: SourceLocation(line: 1, column: 1), reach: 9) == nil)
    #expect(source.excerpt(at: SourceLocation(line: 1, column: 99), reach: 9)?.before == "first")
  }
}
