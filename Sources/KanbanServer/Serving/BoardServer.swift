internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown
package import HTTPServer

/// Serves a board as a page that follows its files.
package final class BoardServer {
  let desk: any BoardDesk
  private let worker: Worker<Result<any BoardDesk, Refusal>>
  let live: LiveBoard
  private let loop: EventLoop
  private let listeners = Listeners()
  private var http: HTTPServer?
  private var gate: Gate?
  private var watches: [EventWatch] = []
  private var folders: FolderWatches?
  private var reading: EventWatch?
  var notices = Notices()

  /// What a server is to be like.
  package struct Options {
    /// The port to begin with; with 0 the system chooses.
    package var port: UInt16 = 4270
    package var isReadOnly = false

    package init() {}
  }

  /// Begins to listen, and to watch the board's folder.
  ///
  /// - Parameters:
  ///   - desk: The board.
  ///   - prepare: Gives the same board once more to a thread of its own, where changes are made and
  ///     histories are read: a hook of git, and a long history, may take their time.
  ///   - folder: The path of its folder.
  ///   - options: What the server is to be like.
  ///   - random: Where its secrets come from.
  ///   - loop: The loop that everything happens on.
  /// - Throws: ``HTTPServerError`` or ``Refusal``.
  package init(
    _ desk: any BoardDesk,
    again prepare: @escaping @Sendable () throws(Refusal) -> any BoardDesk,
    folder: String,
    _ options: Options,
    random: inout some RandomNumberGenerator,
    on loop: EventLoop
  ) throws {
    self.desk = desk
    self.loop = loop
    worker = try Worker(on: loop) {
      Result { () throws(Refusal) -> any BoardDesk in try prepare() }
    }
    live = try LiveBoard(desk, revision: Int.random(in: 1...(1 << 40), using: &random))
    let http = try HTTPServer(on: loop) { [unowned self] in answer($0) }
    let port = try http.listen(at: options.port)
    let secrets = Secrets(using: &random)
    http.demand(key: secrets.token)
    gate = Gate(port: port, secrets: secrets, isReadOnly: options.isReadOnly)
    self.http = http
    if options.port != port && options.port != 0 { takenPort = options.port }
    folders = try FolderWatches(folder, on: loop) { [unowned self] in readSoon() }
    followLinks()
    watches = [
      try loop.watch(every: .seconds(15)) { [unowned self] in listeners.beat() },
      // A folder on a network tells nobody of what others change in it.
      try loop.watch(every: .seconds(5)) { [unowned self] in read() },
    ]
  }

  /// Waits for a change that is being made, and answers who has asked for it.
  ///
  /// - Parameter tell: Called if there is a change to wait for.
  package func finish(telling tell: () -> Void) {
    guard worker.finish(telling: tell) else { return }
    // The answer is handed over, written, and sent.
    for _ in 0..<4 { loop.runOnce() }
  }

  /// The port that the server listens at.
  package var port: UInt16 { gate?.port ?? 0 }

  /// The address to open, with the key to the page.
  package var address: String { address(gate?.secrets.token) }

  /// The same address, which works once.
  package var addressForOnce: String { address(gate?.secrets.ticket) }

  private func address(_ key: String?) -> String { "http://127.0.0.1:\(port)/?t=\(key ?? "")" }

  /// The port that was asked for, if it was taken.
  package private(set) var takenPort: UInt16?

  /// Reads the board when its files have been at rest for a moment.
  private func readSoon() {
    reading = reading ?? (try? loop.watch(after: .milliseconds(40)) { [unowned self] in recheck() })
  }

  private func recheck() {
    reading = nil
    tell(of: live.recheck())
  }

  func read() {
    tell(of: live.refresh())
  }

  private func tell(of change: Bool) {
    followLinks()
    if change { listeners.tell(of: live.revision) }
  }

  private func followLinks() {
    folders?.follow([BoardFile.name] + live.board.columns.map(\.path))
  }
}

// MARK: - Requests

extension BoardServer {
  private func answer(_ request: HTTPRequest) -> HTTPAnswer {
    guard let gate else { return .whole(HTTPResponse(500)) }
    switch gate.verdict(on: request.head) {
    case .refuse(let refusal):
      let page = Page.message("Not here", "<p>\(refusal.rawValue)</p>")
      return .whole(.page(page, status: refusal.status))
    case .signIn:
      self.gate?.secrets.use(request.head.query["t"] ?? "")
      return .whole(.redirect(to: "/", [gate.cookie]))
    case .pass:
      if request.head.method == .post { return change(request, gate) }
      return show(request.head, gate)
    }
  }

  private func show(_ head: HTTPRequestHead, _ gate: Gate) -> HTTPAnswer {
    switch head.path {
    case "/events":
      return .stream(.events) { [unowned self] in listeners.add($0, revision: live.revision) }
    case "/board.css": return .whole(.asset(PackageResources.board_css, "text/css"))
    case "/board.js": return .whole(.asset(PackageResources.board_js, "text/javascript"))
    case "/": return .whole(.page(board(head, gate)))
    default: return card(head.path, gate)
    }
  }

  /// How many labels a page offers to filter by.
  private static let labelCount = 14

  private func board(_ head: HTTPRequestHead, _ gate: Gate) -> Page {
    read()
    let words = head.query["q"] ?? ""
    return BoardPage(
      board: live.board,
      revision: live.revision,
      findings: live.findings(),
      problem: live.problem,
      labels: live.labels(Self.labelCount),
      context: PageContext(gate, live.keys),
      words: words,
      wholeColumn: head.query["all"],
      matches: desk.filter(words),
      notice: head.query["n"].flatMap { notices.take($0) }
    ).page
  }

  /// The page of a card, and the pages that belong to it.
  private func card(_ path: String, _ gate: Gate) -> HTTPAnswer {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts.count <= 3, parts[0] == "card" else { return .whole(.notFound) }
    read()
    guard let page = cardPage(CardKey(String(parts[1])), gate) else { return .whole(.cardIsGone) }
    switch parts.count == 3 ? parts[2] : "" {
    case "": return .whole(.page(page.page))
    case "remove": return .whole(gate.isReadOnly ? .notFound : .page(page.removal))
    case "history": return history(page)
    default: return .whole(.notFound)
    }
  }

  private func history(_ page: CardPage) -> HTTPAnswer {
    let (position, board) = (page.place.position, live.board)
    return work { desk throws(Refusal) in
      try desk.life(of: position, on: board)
    } answering: { life in
      do throws(Refusal) { return .page(page.history(try life.get())) } catch {
        return .page(.refusal(error), status: error.kind.status)
      }
    }
  }

  /// Has something done while the loop goes on, and answers with what came of it.
  func work<Outcome: Sendable>(
    isChange: Bool = false,
    _ job: @escaping @Sendable (any BoardDesk) throws(Refusal) -> Outcome,
    answering: @escaping (Result<Outcome, Refusal>) -> HTTPResponse
  ) -> HTTPAnswer {
    .later { [worker] send in
      worker.perform(isChange: isChange) { desk in
        Result { () throws(Refusal) -> Outcome in try job(try desk.get()) }
      } then: {
        send(answering($0))
      }
    }
  }

  func cardPage(_ key: CardKey, _ gate: Gate) -> CardPage? {
    guard let place = live.card(key) else { return nil }
    return CardPage(
      place: place,
      columns: live.board.columns,
      revision: live.revision,
      context: PageContext(gate, live.keys)
    )
  }
}

extension PageContext {
  fileprivate init(_ gate: Gate, _ keys: CardKeys) {
    self.init(formKey: gate.secrets.formKey, isReadOnly: gate.isReadOnly, keys: keys)
  }
}
