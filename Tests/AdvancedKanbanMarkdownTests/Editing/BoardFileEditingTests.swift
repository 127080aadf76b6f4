import AdvancedKanbanMarkdown
import SourceText
import Testing

@Suite struct BoardFileEditingTests {
  private let board = MarkdownCardFile(
    Array(
      """
      ---
      title: T
      ---

      Words.

      * [A](a.md) is first
      * no column
      * [B](b.md)

      More words.

      """.utf8
    )
  )

  @Test("A column is added behind the last one")
  func adding() throws {
    let file = try BoardFileEditing.addingColumn(id: "é x", title: "C [1]", to: board)
    #expect(file.bytes.text.contains("* [B](b.md)\n* [C \\[1\\]](é%20x.md)\n\nMore"))
    #expect(BoardFile(file.bytes).columns.map(\.id) == ["a", "b", "é x"])
  }

  @Test("A column moves with its item")
  func moving() throws {
    let file = try BoardFileEditing.movingColumn("a", behind: ["x", "b"], in: board)
    #expect(
      file.bytes.text.contains("Words.\n\n* no column\n* [B](b.md)\n* [A](a.md) is first\n\nMore")
    )
  }

  @Test(
    "A column that is listed more than once moves with all that would keep it where it is",
    arguments: [
      ("- [A](a.md)\n- [A](a.md)\n- [B](b.md)\n", ["b"], ["b", "a"]),
      ("- [A](a.md)\n- [B](b.md)\n- [A](a.md)\n- [C](c.md)\n", ["c"], ["b", "c", "a"]),
      ("- [A](a.md)\n- words\n- [A](a.md)\n- [B](b.md)\n", [], ["a", "b"]),
    ]
  )
  func movingTwins(text: String, predecessors: [String], order: [String]) throws {
    let file = MarkdownCardFile(Array(text.utf8))
    let moved = try BoardFileEditing.movingColumn("a", behind: predecessors, in: file)
    #expect(BoardFile(moved.bytes).columns.map(\.id) == order)
    #expect(moved.cardCount == file.cardCount)
    #expect((moved.bytes == file.bytes) == predecessors.isEmpty)
  }

  @Test("A link is renamed where it shows the title")
  func renaming() throws {
    let file = try BoardFileEditing.renamingColumn("a", from: "A", to: "Z*", in: board)
    #expect(file.bytes.text.contains("* [Z\\*](a.md) is first\n"))
    let same = try BoardFileEditing.renamingColumn("a", from: "Other", to: "Z", in: board)
    #expect(same.bytes == board.bytes)
  }

  @Test("A new board lists its columns")
  func newBoard() {
    let bytes = BoardFileEditing.newFile(
      title: "It: is",
      columns: [("a", "A"), ("in-progress", "In progress")]
    )
    #expect(BoardFile(bytes).title == "It: is")
    #expect(BoardFile(bytes).columns.map(\.id) == ["a", "in-progress"])
    #expect(BoardFile(bytes).findings.isEmpty)
  }
}
