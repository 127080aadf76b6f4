internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown
internal import KanbanServer

/// The board that a command has opened, for the pages that are served of it.
final class ServedBoard: BoardDesk {
  private let open: OpenBoard
  private let environment: Environment

  init(_ open: OpenBoard, _ environment: Environment) {
    (self.open, self.environment) = (open, environment)
    // What is committed in an hour is committed then.
    open.store.options.now = nil
    // While somebody's hook runs, the other pages go on with the files as they are.
    open.store.options.patience = .zero
    // What hooks say concerns who has asked for the change, and not who has started the server.
    open.store.options.showsHooks = false
  }

  /// Opens the board that a command means.
  convenience init(_ arguments: ParsedArguments, _ environment: Environment) throws(Refusal) {
    do { self.init(try OpenBoard(arguments, environment), environment) } catch {
      throw Refusal(error)
    }
  }

  func board() throws(Refusal) -> MarkdownKanbanBoard {
    try refusing { () throws(Failure) in try open.board() }
  }

  func findings() throws(Refusal) -> [Finding] {
    try refusing { () throws(Failure) in
      try CheckSelection(ParsedArguments()).findings(on: open.checkedBoard(reading: nil))
    }
  }

  func apply(_ changes: [BoardChange]) throws(Refusal) -> Deed {
    try refusing { () throws(Failure) in
      let outcome = try open.apply(changes)
      return Deed(
        outcome.sentenceForPage ?? "Nothing to change: that is so already.",
        commit: outcome.receipt.commit,
        warnings: outcome.warningMessages
      )
    }
  }

  func newCard(
    title: String,
    body: String,
    on board: MarkdownKanbanBoard
  ) throws(Refusal) -> NewCard {
    try refusing { () throws(Failure) -> NewCard in
      let title = try CardTitle(title)
      var ids = BlockIDs(of: board, random: environment.random)
      if let own = title.blockID {
        return NewCard(title: title.text, body: body, blockID: try ids.claim(own))
      }
      return NewCard(
        title: title.text,
        body: body,
        blockID: try open.givesBlockIDs ? ids.next() : nil
      )
    }
  }

  func newTitle(_ typed: String) throws(Refusal) -> String {
    try refusing { () throws(Failure) in try CardTitle(typed).withoutBlockID }
  }

  func filter(_ words: String) -> ((MarkdownKanbanCard) -> Bool)? {
    let filter = CardFilter([words])
    return filter.isEmpty ? nil : { filter.matches($0) }
  }

  func refusal(of breach: WIPLimitBreach, column: String) -> Refusal {
    Refusal(Failure.wipLimit(breach, column: column))
  }

  private func refusing<Value>(_ body: () throws(Failure) -> Value) throws(Refusal) -> Value {
    do { return try body() } catch { throw Refusal(error) }
  }
}

// MARK: - History

extension ServedBoard {
  /// The most that is told of a card.
  private static let deedCount = 100

  func life(
    of place: BoardPosition,
    on board: MarkdownKanbanBoard
  ) throws(Refusal) -> [CardDeed] {
    do { return try deeds(at: place, on: board) } catch { throw Refusal(error) }
  }

  private func deeds(
    at place: BoardPosition,
    on board: MarkdownKanbanBoard
  ) throws(Failure) -> [CardDeed] {
    let committed = try open.board(from: .revision("HEAD")).board
    let matching = BoardMatching(from: committed.columns, to: board.columns)
    guard let old = matching.oldPosition(of: place) else { return [] }
    var events = try open.events(ofCardAt: old, HistoryProgress(in: environment))
    var deeds: [CardDeed] = []
    while deeds.count < Self.deedCount, let commit = try open.next(of: &events) {
      deeds += commit.deeds
    }
    return deeds
  }
}

extension CommitEvents {
  fileprivate var deeds: [CardDeed] {
    let words = EventWording(from: titles.old, to: titles.new)
    return events.map { event in
      CardDeed(
        date: self.commit.time.shown,
        author: self.commit.shownAuthor,
        commit: self.commit.shortID,
        deed: words.words(for: event)
      )
    }
  }
}

// MARK: - Wording

extension Refusal {
  /// A failure of a command in the words of a page, which has no options.
  fileprivate init(_ failure: Failure) {
    switch failure.code {
    case .wipLimit:
      self.init(.wipLimit, failure.message, hint: "move a card out of it first")
    case .stale:
      self.init(.conflict, failure.message, hint: "look at the board as it is now, and try again")
    case .locked, .conflict, .operationInProgress:
      self.init(.conflict, failure.message, hint: failure.hint)
    case .usage: self.init(.badRequest, failure.message, hint: failure.hint)
    case .notFound, .ambiguous: self.init(.notFound, failure.message, hint: failure.hint)
    default: self.init(.failed, failure.message, hint: failure.hint)
    }
  }
}
