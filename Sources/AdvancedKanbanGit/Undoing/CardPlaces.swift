internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// How often each card is on a board, whatever its column: by its block ID, else by what it says, since
/// a column may give it another marker or indent.
struct CardPlaces {
  /// What a card is known by in any column.
  private enum Key: Hashable {
    case blockID(String)
    case text([UInt8])

    init(_ card: MarkdownKanbanCard) {
      let words = [card.title, card.box.map { "\($0)" } ?? "", card.body].joined(separator: "\0")
      self = card.blockID.map(Key.blockID) ?? .text(words.utf8.filter { $0 != 0x0D })
    }
  }

  private var counts: [Key: Int] = [:]

  init(_ columns: some Sequence<MarkdownKanbanColumn>) {
    for column in columns {
      for card in column.cards { counts[Key(card), default: 0] += 1 }
    }
  }

  /// In how many places a card is.
  func count(_ card: MarkdownKanbanCard) -> Int { counts[Key(card)] ?? 0 }
}

/// A version of the board of which some files are on their way.
struct CardCensus {
  /// The files on their way.
  var version: BoardVersion

  /// The cards of all other files.
  private let others: CardPlaces

  /// - Parameters:
  ///   - version: The files on their way.
  ///   - board: The board of the same version.
  ///   - names: The names of the files on their way.
  init(_ version: BoardVersion, of board: MarkdownKanbanBoard, without names: Set<String>) {
    self.version = version
    others = CardPlaces(board.columns.lazy.filter { !names.contains($0.path) })
  }

  /// Makes sure that no card that a commit took away or moved has come to another place as well.
  ///
  /// - Parameters:
  ///   - reversal: What the commit did.
  ///   - board: The board that the commit left.
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``.
  func expectNoDouble(
    of reversal: Reversal,
    leaving board: MarkdownKanbanBoard
  ) throws(KanbanStoreError) {
    let cards = reversal.cardsToPlace
    guard !cards.isEmpty else { return }
    let left = CardPlaces(board.columns)
    let own = own
    for card in cards where own.count(card) + others.count(card) > left.count(card) {
      throw .changed(card, since: reversal)
    }
  }

  /// Makes sure that a card that another one is to stand in for has not gone to another column.
  ///
  /// - Parameters:
  ///   - reversal: What the commit did.
  ///   - board: The board that the commit left.
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``.
  func expectNoMove(
    of reversal: Reversal,
    leaving board: MarkdownKanbanBoard
  ) throws(KanbanStoreError) {
    guard reversal.hasSubstitutes else { return }
    let (left, present) = (CardPlaces(board.columns), own)
    for state in reversal.cardsLeft {
      let card = state.card
      let former = board.columns.filter { $0.id == state.columnID }
      let name = reversal.name(of: state.columnID + ".md", in: version)
      let column = version[name].map { [MarkdownKanbanColumn(id: "", file: $0)] } ?? []
      let gone = CardPlaces(former).count(card) - CardPlaces(column).count(card)
      let lost = left.count(card) - present.count(card) - others.count(card)
      guard gone <= 0 || lost >= gone else { throw .changed(card, since: reversal) }
    }
  }

  /// The cards of the files on their way.
  private var own: CardPlaces {
    let files = version.files.lazy.filter { $0.key != BoardFile.name }
    return CardPlaces(files.map { MarkdownKanbanColumn(id: "", file: $0.value) })
  }
}

extension KanbanStoreError {
  fileprivate static func changed(_ card: MarkdownKanbanCard, since reversal: Reversal) -> Self {
    let subject = UndoObstacle.Subject.card(title: card.title)
    return .undo(.changedSince(UndoObstacle(subject: subject, commit: "\(reversal.commit)")))
  }
}

extension Reversal {
  /// The cards that are to go, to move or to change, as the commit left them.
  fileprivate var cardsLeft: [CardState<MarkdownKanbanCard, MarkdownKanbanColumn.ID>] {
    forms.first?.columns.difference.cards.compactMap(\.after) ?? []
  }

  /// The cards that are to come back or to move, as they were and as the commit left them.
  fileprivate var cardsToPlace: [MarkdownKanbanCard] {
    let changes = forms.first?.columns.difference.cards ?? []
    return changes.filter { $0.isRemoved || $0.motion == .moved }.flatMap { change in
      [change.before?.card, change.after?.card].compactMap(\.self)
    }
  }
}
