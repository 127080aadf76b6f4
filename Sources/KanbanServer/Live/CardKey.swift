internal import AdvancedKanbanMarkdown

/// The name by which pages know a card, as long as this server runs.
///
/// A card without block ID is known by its bytes, so that a page never means another card by a name
/// than the one that it shows.
struct CardKey: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  fileprivate init(_ id: MarkdownKanbanCard.ID) {
    switch id {
    case .block(let blockID): text = "b-" + blockID
    case .text(let source, let occurrence): text = "t-\(digest(of: source))-\(occurrence)"
    }
  }

  /// What tells whether a card still reads as it did.
  static func version(of card: MarkdownKanbanCard) -> String { digest(of: card.source) }
}

/// The keys of the cards of a board.
///
/// Where cards have the same bytes or the same block ID, the key of each also says where all of these
/// cards are: when one of them has gone, no page that still shows it means another one.
struct CardKeys {
  private var texts: Set<[UInt8]> = []
  private var blockIDs: Set<String> = []
  private var places = ""

  init(_ board: MarkdownKanbanBoard) {
    for card in board.columns.lazy.flatMap(\.cards) { noteLaterOne(card) }
    if !texts.isEmpty || !blockIDs.isEmpty { places = "~" + digestOfPlaces(on: board) }
  }

  func key(of card: MarkdownKanbanCard) -> CardKey {
    let key = CardKey(card.id)
    return hasLike(card) ? CardKey(key.text + places) : key
  }

  /// Takes up what a card has in common with an earlier one.
  private mutating func noteLaterOne(_ card: MarkdownKanbanCard) {
    guard case .text(let source, let occurrence) = card.id else { return }
    if occurrence > 0 { texts.insert(source) }
    if let blockID = card.blockID { blockIDs.insert(blockID) }
  }

  private func hasLike(_ card: MarkdownKanbanCard) -> Bool {
    if texts.isEmpty && blockIDs.isEmpty { return false }
    return texts.contains(card.source) || card.blockID.map(blockIDs.contains) == true
  }

  private func digestOfPlaces(on board: MarkdownKanbanBoard) -> String {
    digest { hasher in
      for column in board.columns {
        for (index, card) in column.cards.enumerated() where hasLike(card) {
          hasher.combine(column.id)
          hasher.combine(index)
          card.hashSource(into: &hasher)
        }
      }
    }
  }
}

/// 128 bits that nobody can foresee who has not started this process.
private func digest(_ combine: (inout Hasher) -> Void) -> String {
  [1, 2].map { salt in
    var hasher = Hasher()
    hasher.combine(salt)
    combine(&hasher)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }.joined()
}

private func digest(of bytes: [UInt8]) -> String {
  digest { hasher in unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
}
