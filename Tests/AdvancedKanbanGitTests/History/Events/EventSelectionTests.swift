import AdvancedKanban
import AdvancedKanbanMarkdown
import Testing

@testable import AdvancedKanbanGit
@testable import Git

@Suite("A selection of events")
struct EventSelectionTests {
  private func commit(
    by author: String = "Ann Other",
    written seconds: Int64 = 100,
    committed: Int64? = nil,
    _ events: [MarkdownKanbanColumn.Event] = []
  ) throws -> CommitEvents {
    let id = try #require(ObjectID(hex: String(repeating: "1", count: 40)))
    let person = { (seconds: Int64) in
      Signature(
        name: author,
        email: "ann@example.com",
        time: Timestamp(seconds: seconds, offsetInMinutes: 0)
      )
    }
    let info = CommitInfo(
      id: id,
      tree: id,
      parents: [],
      author: person(seconds),
      committer: person(committed ?? seconds),
      message: ""
    )
    return CommitEvents(EventCommit(info), events, titles: ColumnTitles())
  }

  /// What happens where columns have these cards before and afterwards.
  private func events(
    from old: [(id: String, text: String)],
    to new: [(id: String, text: String)]
  ) -> [MarkdownKanbanColumn.Event] {
    let columns = [old, new].map { board in
      board.map { MarkdownKanbanColumn(id: $0.id, bytes: Array($0.text.utf8)) }
    }
    return MarkdownKanbanColumn.Difference(from: columns[0], to: columns[1]).events
  }

  @Test("takes both ends of a time, by when commits were written")
  func takesTime() throws {
    var selection = EventSelection()
    (selection.since, selection.until) = (100, 200)
    for (seconds, isWanted) in [(99, false), (100, true), (200, true), (201, false)] {
      let commit = try commit(written: Int64(seconds), committed: 500).commit
      #expect(selection.isWanted(commit) == isWanted)
      #expect(!selection.isPast(commit))
    }
    #expect(try selection.isPast(commit(written: 150, committed: 99).commit))
    #expect(try !EventSelection().isPast(commit(written: .min).commit))
  }

  @Test(
    "takes a part of a name or an address in any case",
    arguments: [("ann", true), ("OTHER <", true), ("@example", true), ("bob", false)]
  )
  func takesAuthors(_ author: String, _ isWanted: Bool) throws {
    var selection = EventSelection()
    selection.author = author
    #expect(try selection.isWanted(commit().commit) == isWanted)
  }

  @Test("takes the events of a column under all names that its file has had")
  func takesColumns() throws {
    var selection = EventSelection()
    selection.column = "new"
    let cards = "# T\n\n- a\n- b\n- c\n"
    let rename = events(from: [("old", cards), ("x", "")], to: [("new", cards), ("x", "")])
    let addition = events(from: [("old", ""), ("x", "")], to: [("old", "- a\n"), ("x", "- y\n")])
    #expect(try selection.selected(commit(addition)) == nil)
    #expect(try selection.selected(commit(rename))?.events.map(\.name) == ["columnFileRenamed"])
    let selected = try #require(try selection.selected(commit(addition)))
    #expect(selected.events.count == 1)
    #expect(addition.count == 2)
  }

  @Test("has nothing of a commit without events, and all of where a history is cut off")
  func keepsEnds() throws {
    var selection = EventSelection()
    selection.author = "nobody"
    #expect(try selection.selected(commit()) == nil)
    #expect(try selection.selected(.cutOff(commit().commit))?.isCutOff == true)
  }
}
