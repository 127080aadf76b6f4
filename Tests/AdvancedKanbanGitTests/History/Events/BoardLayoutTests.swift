import AdvancedKanbanMarkdown
import Testing

@testable import AdvancedKanbanGit
@testable import Git

@Suite("The layout of a board")
struct BoardLayoutTests {
  private func files(_ names: String...) throws -> [TreeEntry] {
    try names.enumerated().map { number, name in
      let digits = String(repeating: "\(number % 10)", count: 40)
      let id = try #require(ObjectID(hex: digits))
      return TreeEntry(nameBytes: Array(name.utf8), id: id, mode: .file)
    }
  }

  private func index(_ text: String) throws -> BoardFile {
    BoardFile(try MarkdownCardFile(limiting: Array(text.utf8), isWholly: true))
  }

  @Test("has the columns that board.md links to, in its order")
  func followsIndex() throws {
    let files = try files("a.md", "b.md", "board.md", "c.md")
    let order = LayoutOrder(of: files, index: try index("- [C](c.md)\n- [A](a.md)\n"))
    let layout = order.layout(of: files)
    #expect(layout.columns.map(\.id) == ["c", "a"])
    #expect(layout.columns.map(\.blob) == [files[3].id, files[0].id])
    #expect(layout.position(of: Array("a".utf8)) == 1)
    #expect(layout.position(of: Array("b".utf8)) == nil)
  }

  @Test("has all files but the README in natural order where there is no board.md")
  func takesFiles() throws {
    let files = try files("10.md", "9.md", "README.md")
    let layout = LayoutOrder(of: files, index: nil).layout(of: files)
    #expect(layout.columns.map(\.id) == ["9", "10"])
    #expect(!layout.hasNamesakes)
  }

  @Test("stays as long as names and board.md do")
  func stays() throws {
    let files = try files("a.md", "board.md")
    let order = LayoutOrder(of: files, index: try index("- [A](a.md)\n"))
    let other = try #require(ObjectID(hex: String(repeating: "f", count: 40)))
    #expect(order.isOrder(of: [files[0].leading(to: other), files[1]]))
    #expect(!order.isOrder(of: [files[0], files[1].leading(to: other)]))
    #expect(!order.isOrder(of: [files[0]]))
    #expect(try !order.isOrder(of: self.files("b.md", "board.md")))
  }

  @Test("knows columns by the bytes of their IDs")
  func comparesBytes() throws {
    let files = try files("e\u{301}.md", "\u{E9}.md")
    let layout = LayoutOrder(of: files, index: nil).layout(of: files)
    #expect(layout.hasNamesakes)
    #expect(layout.columns.count == 2)
    #expect(layout.hasColumns(of: layout))
    let positions = [[0x65, 0xCC, 0x81], [0xC3, 0xA9]].map { layout.position(of: $0) }
    #expect(Set(positions) == [0, 1])
  }
}
