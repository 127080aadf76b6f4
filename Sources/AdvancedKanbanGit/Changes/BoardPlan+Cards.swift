internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

extension BoardPlan {
  /// Settles one more change.
  mutating func add(_ change: BoardChange) throws(KanbanStoreError) {
    switch change {
    case .move(let move): try add(move)
    case .add(let card, let columnID, let index): try add(card, to: columnID, at: index)
    case .remove(let card):
      try revise(card, "Remove", "from") { .remove($0) }
    case .edit(let card, let title, let body):
      try revise(card, "Edit", "in") { .reviseCard($0, Self.edit(title: title, body: body)) }
    case .setDone(let card, let isDone):
      try revise(card, isDone ? "Check" : "Uncheck", "in") { address in
        .reviseCard(address) { file, index throws(MarkdownEditError) in
          try file.settingCard(at: index, done: isDone)
        }
      }
    case .identify(let card, let blockID):
      try revise(card, "Identify", "in") { address in
        .reviseCard(address) { file, index throws(MarkdownEditError) in
          try file.identifyingCard(at: index, as: blockID)
        }
      }
    case .addColumn, .renameColumn, .moveColumn, .limitColumn, .collapseColumn,
      .correctColumn:
      try addColumnChange(change)
    }
  }
}

extension BoardPlan {
  mutating func add(_ move: MarkdownKanbanMove) throws(KanbanStoreError) {
    let reference = CardReference(move.cardID, in: move.sourceColumnID, at: move.sourceIndex)
    let (source, index) = try find(reference)
    let destination = try column(move.destinationColumnID)
    var move = move
    move.sourceIndex = index
    let card = source.cards[index]
    guard try isNeeded(move, of: card, from: source, to: destination) else { return }
    let summary = ChangeSummary.moving(card, from: source, to: destination, move)
    let edit = BoardEdit.move(
      from: BoardEdit.Address(name: source.path, index: index),
      to: BoardEdit.Address(name: destination.path, index: move.destinationIndex)
    )
    try take([edit], summary)
    moves.append(move)
  }

  /// Asks the core what a move comes to.
  private mutating func isNeeded(
    _ move: MarkdownKanbanMove,
    of card: MarkdownKanbanCard,
    from source: MarkdownKanbanColumn,
    to destination: MarkdownKanbanColumn
  ) throws(KanbanStoreError) -> Bool {
    var move = move
    // The ID tells equal cards apart over the whole board; here only two columns are known.
    move.cardID = card.id
    let columns = source.id == destination.id ? [source] : [source, destination]
    let resolver = KanbanMoveResolver(columns: columns, wipLimitBehavior: wipLimitBehavior)
    switch resolver.resolution(of: move, force: isForced) {
    case .move(_, let breach):
      warnings += breach.map { [.wipLimit($0, column: destination.title)] } ?? []
      return true
    case .noChange: return false
    case .refused(_, let breach): throw .wipLimit(breach, column: destination.title)
    case .impossible(.indexOutOfRange(let index, let columnID, let valid)):
      throw .indexOutOfRange(index, columnID: columnID, valid: valid)
    case .impossible: throw .stale(move.cardID, columnID: source.id)
    }
  }

  private mutating func add(
    _ card: NewCard,
    to columnID: String,
    at index: Int?
  ) throws(KanbanStoreError) {
    let column = try column(columnID)
    let index = index ?? column.cards.count
    guard (0...column.cards.count).contains(index) else {
      throw .indexOutOfRange(index, columnID: columnID, valid: 0...column.cards.count)
    }
    try admit(into: column)
    let hasBox = column.cards.isEmpty || column.cards.contains { $0.box != nil }
    let source: CardSource
    do { source = try card.source(hasBox: hasBox) } catch { throw .edit(error, path: column.path) }
    let address = BoardEdit.Address(name: column.path, index: index)
    try take([.insert(source, at: address)], .adding(card, to: column))
  }

  private mutating func admit(into column: MarkdownKanbanColumn) throws(KanbanStoreError) {
    switch WIPLimitEvaluator.decision(
      entering: column,
      from: nil,
      behavior: wipLimitBehavior,
      force: isForced
    ) {
    case .accept: break
    case .acceptWithWarning(let breach): warnings.append(.wipLimit(breach, column: column.title))
    case .reject(let breach): throw .wipLimit(breach, column: column.title)
    }
  }

  /// Warns of columns that hold more cards than they should, and more than before.
  mutating func warnOfLimits() {
    for name in changedNames where name != BoardFile.name {
      guard let file = work[name], file.cardCount > original[name]?.cardCount ?? 0 else { continue }
      let column = MarkdownKanbanColumn(id: String(name.dropLast(3)), file: file)
      let breach = WIPLimitBreach(limit: column.wipLimit, count: file.cardCount)
      if let breach { warnings.append(.wipLimit(breach, column: column.title)) }
    }
  }

  private mutating func revise(
    _ card: CardReference,
    _ verb: String,
    _ preposition: String,
    _ edit: (BoardEdit.Address) -> BoardEdit
  ) throws(KanbanStoreError) {
    let (column, index) = try find(card)
    let summary = ChangeSummary.changing(column.cards[index], verb, preposition, column)
    try take([edit(BoardEdit.Address(name: column.path, index: index))], summary)
  }

  private static func edit(title: String?, body: String?) -> BoardEdit.CardRevision {
    { file, index throws(MarkdownEditError) in
      let titled = try title.map { title throws(MarkdownEditError) in
        try file.retitlingCard(at: index, title)
      }
      let file = titled ?? file
      guard let body else { return file }
      return try file.settingBody(ofCardAt: index, body)
    }
  }

  /// Finds a card: where the request says, else anywhere in the column where only one can be it.
  private mutating func find(
    _ reference: CardReference
  ) throws(KanbanStoreError) -> (column: MarkdownKanbanColumn, index: Int) {
    let column = try column(reference.columnID)
    let isMeant = reference.cardID.matching
    if column.cards.indices.contains(reference.index), isMeant(column.cards[reference.index]) {
      return (column, reference.index)
    }
    let matches = column.cards.indices.filter { isMeant(column.cards[$0]) }
    guard let index = matches.first, matches.count == 1 else {
      throw .stale(reference.cardID, columnID: reference.columnID)
    }
    return (column, index)
  }

  /// What the board does with a card that would take a column over its limit.
  private var wipLimitBehavior: WIPLimitBehavior {
    let bytes = work[BoardFile.name]?.bytes ?? (try? folder.bytes(of: BoardFile.name))
    return bytes.map { BoardFile($0).wipLimitBehavior } ?? .warnOnly
  }
}

extension MarkdownKanbanCard.ID {
  /// Tells whether this ID, which was given on the whole board, means a card.
  fileprivate var matching: (MarkdownKanbanCard) -> Bool {
    switch self {
    case .block(let blockID): { [id = Array(blockID.utf8)] in $0.hasBlockID(id) }
    case .text(let source, occurrence: _): { $0.hasSource(source) }
    }
  }
}
