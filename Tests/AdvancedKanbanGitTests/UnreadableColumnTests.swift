import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// A column that could not be read has cards that nobody knows.
@Suite struct UnreadableColumnTests {
  @Test("It takes no card, though it can be read again") func readableAgain() throws {
    let board = try TestBoard()
    let names = ["board.md", "doing.md"]
    let seen = MarkdownKanbanBoard(files: names) { name in
      name == "board.md" ? .bytes([]) : .unreadable(reason: "it was away")
    }
    let column = try #require(seen.columns.first)
    #expect(throws: KanbanStoreError.fileChanged(path: "\(board.path)/doing.md")) {
      try board.store.expectReadable(column)
    }
    let now = try #require(try board.store.board().columns.first)
    try board.store.expectReadable(now)
  }
}
