import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import HTTPServer
import Testing

@testable import KanbanServer

/// A desk with a board in memory, which does nothing.
final class IdleDesk: BoardDesk {
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  func board() throws(Refusal) -> MarkdownKanbanBoard {
    MarkdownKanbanBoard(files: files.keys.sorted()) { Array((files[$0] ?? "").utf8) }
  }

  /// What is found on other boards with a file of this text.
  var trouble = ""

  func findings() throws(Refusal) -> [Finding] {
    MarkdownKanbanColumn(id: "x", bytes: Array(trouble.utf8)).findings
  }

  func apply(_ changes: [BoardChange]) throws(Refusal) -> Deed {
    Deed("Done.")
  }

  func newCard(title: String, body: String, on board: MarkdownKanbanBoard) throws(Refusal)
    -> NewCard
  {
    NewCard(title: title, body: body)
  }

  func newTitle(_ typed: String) throws(Refusal) -> String { typed }

  func life(of place: BoardPosition, on board: MarkdownKanbanBoard) throws(Refusal) -> [CardDeed] {
    []
  }

  func filter(_ words: String) -> ((MarkdownKanbanCard) -> Bool)? { nil }

  func refusal(of breach: WIPLimitBreach, column: String) -> Refusal {
    Refusal(.wipLimit, "\(column) \(breach.count)/\(breach.limit)")
  }
}

@Suite("Changes that pages ask for")
struct BoardChangerTests {
  private let desk = IdleDesk([
    "a.md": "- one ^one\n- two\n- two\n", "b.md": "---\nwipLimit: 0\n---\n\n", "c.md": "",
  ])

  private func changer() throws -> BoardChanger {
    BoardChanger(desk: desk, live: try LiveBoard(desk))
  }

  private func key(_ index: Int, in changer: BoardChanger) -> CardKey {
    changer.live.keys.key(of: changer.live.board.columns[0].cards[index])
  }

  private func move(_ index: Int, _ destination: MoveRequest.Destination) throws
    -> MarkdownKanbanMove?
  {
    let changer = try changer()
    let changes = try changer.move(MoveRequest(key(index, in: changer), to: destination, seeing: 1))
    guard case .move(let move)? = changes.first else { return nil }
    return move
  }

  @Test(
    "Makes the move that the core's resolver says",
    arguments: [
      (MoveRequest.Destination.index(columnID: "c", 0), "c", 0), (.up, "a", 0), (.down, "a", 2),
      (.top(columnID: "c"), "c", 0), (.bottom(columnID: nil), "a", 2),
      (.top(columnID: nil), "a", 0),
    ]
  )
  func moves(destination: MoveRequest.Destination, column: String, index: Int) throws {
    let move = try #require(try move(1, destination))
    #expect(move.source == KanbanPlace(columnID: "a", index: 1))
    #expect(move.destination == KanbanPlace(columnID: column, index: index))
  }

  @Test("Does nothing where the card is there")
  func noChange() throws {
    #expect(try move(0, .up) == nil)
  }

  @Test("Tells equal cards apart")
  func equalCards() throws {
    #expect(try move(2, .index(columnID: "c", 0))?.sourceIndex == 2)
  }

  @Test("Asks the board's limits")
  func limits() throws {
    #expect(try move(0, .top(columnID: "b"))?.destinationColumnID == "b")
    desk.files["board.md"] = "---\nwipLimitBehavior: preventDrop\n---\n"
    #expect(throws: Refusal(.wipLimit, "b 1/0")) { try move(0, .top(columnID: "b")) }
  }

  @Test("Refuses what a page asks that shows old columns")
  func stale() throws {
    let changer = try changer()
    let old = key(0, in: changer)
    desk.files["a.md"] = "- new\n- one ^one\n- two\n- two\n"
    #expect(changer.live.refresh())
    #expect(throws: Refusal.self) {
      try changer.move(MoveRequest(old, to: .top(columnID: "c"), seeing: 1))
    }
    #expect(throws: Refusal.self) {
      try changer.move(MoveRequest(old, to: .top(columnID: "c"), seeing: 9))
    }
    #expect(try changer.move(MoveRequest(old, to: .top(columnID: "c"), seeing: 2)).count == 1)
  }

  @Test("Goes on where other columns have changed")
  func otherColumns() throws {
    let changer = try changer()
    desk.files["b.md"] = "- three\n"
    #expect(changer.live.refresh())
    let changes = try changer.move(
      MoveRequest(key(0, in: changer), to: .top(columnID: "c"), seeing: 1)
    )
    #expect(changes.count == 1)
  }

  @Test("Edits and removes a card only if it reads as the page has shown it")
  func versions() throws {
    let changer = try changer()
    let version = CardKey.version(of: changer.live.board.columns[0].cards[0])
    func form(_ text: String) -> FormEncoding { FormEncoding("card=b-one&" + text) }
    #expect(throws: Refusal.self) { try changer.edit(form("title=x&body=y&version=0")) }
    #expect(throws: Refusal.self) { try changer.remove(form("version=0")) }
    let changes = try changer.edit(form("title=x&body=y%0D%0Az%0D%0A&version=\(version)"))
    let exact = CardReference(.text(Array("- one ^one".utf8), occurrence: 0), in: "a", at: 0)
    #expect(changes == [.edit(exact, title: "x", body: "y\nz")])
    #expect(try changer.edit(form("title=one&body=&version=\(version)")).isEmpty)
  }

  /// What two columns say first and then, and which card of the first one is meant by a page that
  /// shows what they have said first.
  private static let changes: [(before: [String], after: [String], index: Int)] = [
    (["- one\n- two\n- one\n", ""], ["- two\n- one\n", ""], 0),
    (["- one\n- two\n- one\n", ""], ["- one\n- two\n", ""], 2),
    (["- one\n- one\n- one\n", ""], ["- one\n- one\n", ""], 1),
    (["- one\n- two\n- one\n", ""], ["- one\n- one\n- two\n", ""], 0),
    (["- one\n", "- one\n"], ["", "- one\n"], 0),
    (["- one\n", "- one\n"], ["- one\n", ""], 0),
    (["- one\n", "- one\n"], ["- one\n", "- new\n- one\n"], 0),
    (["- one\n", ""], ["- one\n- one\n", ""], 0),
    (["- one ^six\n- two ^six\n", ""], ["- two ^six\n", ""], 0),
    (["- one ^six\n- two ^six\n", ""], ["- two ^six\n- one ^six\n", ""], 1),
    (["- one ^six\n", "- one ^six\n"], ["", "- one ^six\n"], 0),
    (["- one ^six\n", ""], ["- two ^six\n- one ^six\n", ""], 0),
  ]

  @Test("Never takes one of several like cards for another", arguments: changes)
  func likeCards(before: [String], after: [String], index: Int) throws {
    func files(_ texts: [String]) -> [String: String] {
      ["a.md": texts[0], "b.md": texts[1], "c.md": "- else\n"]
    }
    let desk = IdleDesk(files(before))
    let changer = BoardChanger(desk: desk, live: try LiveBoard(desk))
    let card = changer.live.board.columns[0].cards[index]
    let key = changer.live.keys.key(of: card)
    #expect(changer.live.card(key)?.index == index)
    desk.files = files(after)
    #expect(changer.live.refresh())
    let version = CardKey.version(of: card)
    let form = FormEncoding("card=\(key.text)&version=\(version)&title=x&body=&done=true")
    let move = MoveRequest(key, to: .top(columnID: "c"), seeing: changer.live.revision)
    #expect(throws: Refusal.self) { try changer.tick(form) }
    #expect(throws: Refusal.self) { try changer.edit(form) }
    #expect(throws: Refusal.self) { try changer.remove(form) }
    #expect(throws: Refusal.self) { try changer.move(move) }
  }

  @Test("Knows a card without like by the same key wherever it goes")
  func loneCard() throws {
    let live = try LiveBoard(desk)
    let keys = [0, 1].map { live.keys.key(of: live.board.columns[0].cards[$0]) }
    desk.files = ["a.md": "- two\n", "b.md": "- two\n- one ^one\n", "c.md": ""]
    #expect(live.refresh())
    #expect(live.card(keys[0])?.position == BoardPosition(column: 1, index: 1))
    #expect(live.card(keys[1]) == nil)
  }

  @Test("Counts a revision where only what is wrong with the files has changed")
  func findings() throws {
    let live = try LiveBoard(desk)
    #expect(live.findings().isEmpty)
    #expect(!live.recheck())
    desk.trouble = "---\nisCollapsed: yes\n---\n"
    #expect(!live.refresh())
    #expect(live.recheck())
    #expect(live.findings().count == 1)
    #expect(live.revision == 2)
    #expect(!live.recheck())
  }

  @Test("Counts a revision for every change of what is shown, and none for none")
  func revisions() throws {
    let live = try LiveBoard(desk)
    #expect(!live.refresh())
    desk.files["c.md"] = "- three\n"
    #expect(live.refresh())
    #expect(!live.refresh())
    #expect(live.revision == 2)
    desk.files["b.md"] = "---\nwipLimit: 2\n---\n\n"
    #expect(live.refresh())
    #expect(live.revision == 3)
  }
}
