internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown
internal import HTTPServer

/// Makes of what pages ask for the changes of the board, each of the very card that the page has shown; no
/// change where all is so already.
struct BoardChanger {
  let desk: any BoardDesk
  let live: LiveBoard

  /// Moves a card as the core's resolver says.
  func move(_ request: MoveRequest) throws(Refusal) -> [BoardChange] {
    let place = try find(request.card)
    let columns = Set([place.column.id] + (request.destination.columnID.map { [$0] } ?? []))
    guard live.areUnchanged(columns, since: request.revision) else { throw .stale }
    let resolver = KanbanMoveResolver(
      columns: live.board.columns,
      wipLimitBehavior: live.board.wipLimitBehavior
    )
    switch resolver.resolution(of: place.card.id, to: request.destination.target(for: place)) {
    case .move(let move, _): return [.move(move)]
    case .noChange: return []
    case .refused(let move, let breach):
      let column = live.board.columns.first { $0.id == move.destinationColumnID }
      throw desk.refusal(of: breach, column: column?.title ?? "")
    case .impossible: throw .stale
    }
  }

  /// Adds a card at the bottom, or at the top, of a column.
  func add(_ form: FormEncoding) throws(Refusal) -> [BoardChange] {
    guard let id = form["column"], let title = form["title"] else { throw .incomplete }
    guard live.board.columns.contains(where: { $0.id == id }) else { throw .stale }
    let card = try desk.newCard(title: title, body: form["body"] ?? "", on: live.board)
    return [.add(card, columnID: id, index: form["to"] == "top" ? 0 : nil)]
  }

  /// Gives a card another title and another body, if it reads as the form has shown it.
  func edit(_ form: FormEncoding) throws(Refusal) -> [BoardChange] {
    let place = try findUnchanged(form)
    guard let typed = form["title"], let body = form["body"] else { throw .incomplete }
    let title = typed == place.card.title ? nil : try desk.newTitle(typed)
    let newBody = body.unixLines == place.card.body ? nil : body.unixLines
    if title == nil && newBody == nil { return [] }
    return [.edit(place.exactReference, title: title, body: newBody)]
  }

  /// Ticks the box of a card, or clears it.
  func tick(_ form: FormEncoding) throws(Refusal) -> [BoardChange] {
    let place = try find(CardKey(form["card"] ?? ""))
    return [.setDone(place.reference, form["done"] == "true")]
  }

  func remove(_ form: FormEncoding) throws(Refusal) -> [BoardChange] {
    [.remove(try findUnchanged(form).exactReference)]
  }

  /// Collapses a column, or expands it.
  func collapse(_ form: FormEncoding) throws(Refusal) -> [BoardChange] {
    guard let id = form["column"] else { throw .incomplete }
    return [.collapseColumn(id: id, form["collapsed"] == "true")]
  }

  private func find(_ key: CardKey) throws(Refusal) -> PlacedCard {
    guard let place = live.card(key) else { throw .stale }
    return place
  }

  private func findUnchanged(_ form: FormEncoding) throws(Refusal) -> PlacedCard {
    let place = try find(CardKey(form["card"] ?? ""))
    guard form["version"] == CardKey.version(of: place.card) else {
      throw .changedCard(whileTyping: form["title"] != nil)
    }
    return place
  }
}

extension PlacedCard {
  fileprivate var reference: CardReference { CardReference(card.id, in: column.id, at: index) }

  /// The card as long as it reads as it did, whatever its block ID says.
  fileprivate var exactReference: CardReference {
    CardReference(.text(card.source, occurrence: 0), in: column.id, at: index)
  }
}

extension String {
  /// The text with the line ends that forms send (CR LF) made those of files.
  var unixLines: String {
    let text = split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
    return String(text.reversed().drop { $0 == "\n" }.reversed())
  }
}

extension Refusal {
  fileprivate static let stale = Refusal(
    .conflict,
    "the board has changed, and nothing was done",
    hint: "look at it as it is now, and try again"
  )

  fileprivate static func changedCard(whileTyping: Bool) -> Refusal {
    let typed = "your text is still here: copy what you need and open the card anew"
    return Refusal(
      .conflict,
      "somebody has changed this card meanwhile, and nothing was done",
      hint: whileTyping ? typed : "look at it as it is now"
    )
  }

  fileprivate static let incomplete = Refusal(.badRequest, "something is missing in the request")
}
