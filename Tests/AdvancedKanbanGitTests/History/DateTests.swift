import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import Git
import TestSupport
import Testing

@Suite("A date")
struct DateTests {
  private static let board = Result { try TestBoard() }

  private func moment(_ text: String, _ bound: DateBound = .end) throws -> Int64 {
    try Self.board.get().store.moment(text, as: bound)
  }

  @Test(
    "is read as ISO 8601 and as git writes it",
    arguments: [
      "2026-03-04T05:06:07Z", "2026-03-04 05:06:07 +0000", "2026-03-04T07:06:07+02:00",
      "2026-03-04 07:06:07 +0200", "Wed Mar 4 05:06:07 2026 +0000", "@1772600767 +0000",
      "Wed, 4 Mar 2026 05:06:07 +0000", "1772600767",
    ]
  )
  func isRead(_ text: String) throws {
    #expect(try moment(text) == 1_772_600_767)
  }

  @Test("without a clock is a whole day")
  func isWhole() throws {
    for text in ["2026-03-04", "20260304"] {
      let start = try moment(text, .start)
      #expect(try moment(text, .end) - start == 86_399)
      #expect(try moment("2026-03-04 00:00", .start) == start)
    }
  }

  @Test(
    "in other words is git's affair",
    arguments: [
      "yesterday", "2 weeks ago", "2.weeks.ago", "last friday at noon", "sept 3", "3rd of may 2025",
      "monday", "10am yesterday", "two days ago", "now",
      "5", "37", "70", "2031", "100000000",
    ]
  )
  func isGits(_ text: String) throws {
    let repository = try Self.board.get().repository
    let answer = try repository.git("rev-parse", "--since=\(text)").lines.joined()
    let expected = try #require(Int64(answer.dropFirst("--max-age=".count)))
    #expect(try abs(moment(text) - expected) <= 5)
  }

  @Test(
    "that git would take for now is refused",
    arguments: [
      ("yesterdy", nil), ("2 weks ago", "weks"), ("a week ago", "a"), ("", nil), ("at", nil),
      ("soon", nil), ("2026-02-30", nil), ("2026-13-01", nil), ("--all", "all"),
      ("le 4 mars", "le"), ("0", nil), ("never", nil), ("50", nil), ("12345", nil),
      ("99999999", nil),
    ]
  )
  func isRefused(_ text: String, _ word: String?) {
    #expect(throws: KanbanStoreError.unknownDate(text, word: word)) { try moment(text) }
  }

  @Test("without git is one of our own")
  func needsGit() throws {
    let store = try Self.board.get().store
    store.options.environment["PATH"] = "/nonexistent"
    #expect(throws: KanbanStoreError.unknownDate("yesterday", word: nil)) {
      try store.moment("yesterday", as: .end)
    }
    #expect(try store.moment("2026-03-04T05:06:07Z", as: .end) == 1_772_600_767)
  }

  @Test("picks the commit that git picks")
  func picks() throws {
    let board = try TestBoard()
    var dated = board.repository
    for (number, seconds) in [1_200_000_100, 1_200_000_300, 1_200_000_200].enumerated() {
      dated.sandbox.environment["GIT_COMMITTER_DATE"] = "\(seconds) +0000"
      try dated.commit(["board/todo.md": "- \(number)\n"])
    }
    for (seconds, title) in [(150, "0"), (250, "2"), (299, "2"), (300, "2"), (199, "0")] {
      let date = "@\(1_200_000_000 + seconds) +0000"
      let columns = try board.store.board(asOf: date).columns
      #expect(columns.first?.cards.first?.title == title)
      let commit = try board.repository.git("rev-list", "-1", "--before=\(date)", "HEAD").lines[0]
      #expect(try board.repository.catFile("\(commit):board/todo.md").text == "- \(title)\n")
    }
    #expect(throws: KanbanStoreError.repository(.noCommit(before: "2001-01-01"))) {
      try board.store.board(asOf: "2001-01-01")
    }
  }
}
