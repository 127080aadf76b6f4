import Git
import Testing

@testable import AdvancedKanbanGit

@Suite("The trace of a card")
struct CardTraceTests {
  private func change(_ name: String, isNew: Bool = false) throws -> BoardFileChange {
    let id = try #require(ObjectID(hex: String(repeating: "1", count: 40)))
    let version = BoardFileChange.Version(id: id, mode: .file)
    return BoardFileChange(name: name, old: isNew ? nil : version, new: version)
  }

  private func trace(_ column: String) -> CardTrace {
    CardTrace(places: [PastPlace(column: Array(column.utf8), index: 0)])
  }

  @Test("is touched by changes of its column, of board.md, and of which files there are")
  func isTouched() throws {
    #expect(try trace("a").isTouched(by: [change("b.md"), change("a.md")]))
    #expect(try !trace("a").isTouched(by: [change("b.md"), change("aa.md")]))
    #expect(try trace("a").isTouched(by: [change("board.md")]))
    #expect(try trace("a").isTouched(by: [change("b.md", isNew: true)]))
    #expect(try !trace("e\u{301}").isTouched(by: [change("\u{E9}.md")]))
    #expect(!trace("a").isTouched(by: []))
  }

  @Test("is touched by every change as long as the card is sought")
  func isSought() throws {
    #expect(try CardTrace(isSought: true).isTouched(by: [change("b.md")]))
    #expect(!CardTrace(isSought: true).isTouched(by: []))
  }

  @Test("is united with that of another branch")
  func isUnited() {
    var trace = CardTrace()
    #expect(trace.isEmpty)
    trace.formUnion(self.trace("a"))
    trace.formUnion(self.trace("b"))
    trace.formUnion(CardTrace(isSought: true))
    #expect(trace.places.count == 2 && trace.isSought && !trace.isEmpty)
  }
}
