internal import SourceText

extension Check {
  static let cardInTwoColumns = Check(
    "card-in-two-columns",
    .error,
    "A merge has doubled a card: two columns have it",
    onBoard: { board in
      let known = board.merges.flatMap(\.doublings)
      let places = Set(known.map(\.place))
      // A card is doubled once, whichever of the two the merge is blamed for.
      let others = DoubledCard.all(in: board.board.columns)
        .filter { !places.contains($0.copy) && !places.contains($0.first) }
      return known.map(\.finding) + others.map(\.finding)
    }
  )
}

/// Where a card begins.
struct CardPlace: Hashable {
  /// The bytes of the file's name, which are another file's in another normal form.
  private let path: [UInt8]
  private let line: Int

  init(path: String, line: Int) {
    self.path = Array(path.utf8)
    self.line = line
  }
}

/// A card that an earlier column has already: with the same block ID and title, or, where not both
/// have an ID, with the same title and body.
///
/// What many cards may say (`Call back`) makes no card the same: without an ID it takes a body or
/// three words.
struct DoubledCard {
  private let original: MarkdownKanbanCard
  private let card: MarkdownKanbanCard

  /// Where the later one of the two stands.
  var copy: CardPlace { CardPlace(path: card.path, line: card.firstLine) }

  /// Where the earlier one stands.
  fileprivate var first: CardPlace { CardPlace(path: original.path, line: original.firstLine) }

  static func all(in columns: [MarkdownKanbanColumn]) -> [DoubledCard] {
    var known = KnownCards()
    var result: [DoubledCard] = []
    for (index, column) in columns.enumerated() {
      for (position, card) in column.cards.enumerated() {
        let original = known.original(of: card, in: columns)
        if let original, original.isDoubled(by: card) {
          result.append(DoubledCard(original: original, card: card))
        }
        known.note(card, at: KnownCards.Place(column: index, position: position))
      }
    }
    return result
  }
}

/// Where the first card with a block ID, or a text, stands on a board.
private struct KnownCards {
  struct Place {
    let column: Int32
    let position: Int32

    init(column: Int, position: Int) {
      self.column = Int32(clamping: column)
      self.position = Int32(clamping: position)
    }

    func card(in columns: [MarkdownKanbanColumn]) -> MarkdownKanbanCard {
      columns[Int(column)].cards[Int(position)]
    }
  }

  private var byID: [String: Place] = [:]

  /// The cards by the hash values of their texts, which take less memory than these.
  private var byText: [Int: Place] = [:]

  /// The card that an earlier one may be once more.
  func original(
    of card: MarkdownKanbanCard,
    in columns: [MarkdownKanbanColumn]
  ) -> MarkdownKanbanCard? {
    let namesake = card.blockID.flatMap { byID[$0] }?.card(in: columns)
    if let namesake, namesake.title == card.title { return namesake }
    guard let text = card.tellingText else { return nil }
    let twin = byText[text.hashValue]?.card(in: columns)
    return twin?.tellingText == text ? twin : nil
  }

  mutating func note(_ card: MarkdownKanbanCard, at place: Place) {
    if let id = card.blockID, byID[id] == nil { byID[id] = place }
    if let text = card.tellingText?.hashValue, byText[text] == nil { byText[text] = place }
  }
}

extension MarkdownKanbanCard {
  /// What tells the card from others, whatever its box; `nil` where it says too little.
  fileprivate var tellingText: String? {
    let body = lastLine > firstLine ? body : ""
    let words = title.split(separator: " ").count
    return words >= 3 || words > 0 && !body.isEmpty ? title + "\0" + body : nil
  }

  /// Whether a card that says the same is this one once more.
  fileprivate func isDoubled(by other: MarkdownKanbanCard) -> Bool {
    guard !path.utf8.elementsEqual(other.path.utf8) else { return false }
    guard let id = blockID, let otherID = other.blockID else { return true }
    return id == otherID
  }
}

extension DoubledCard {
  fileprivate var finding: Finding {
    Finding(
      .cardInTwoColumns,
      path: card.path,
      at: SourceLocation(line: card.firstLine, column: 1),
      "this card is in \(original.path):\(original.firstLine) too; remove one of the two"
    )
  }
}
