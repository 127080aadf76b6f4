internal import SourceText

extension Check {
  static let cardInTwoColumns = Check(
    "card-in-two-columns",
    .error,
    "A merge has doubled a card: two columns have it",
    onBoard: { DoubledCard.all(in: $0.board.columns).map(\.finding) }
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

  static func all(in columns: [MarkdownKanbanColumn]) -> [DoubledCard] {
    var byID: [String: MarkdownKanbanCard] = [:]
    var byText: [String: MarkdownKanbanCard] = [:]
    var result: [DoubledCard] = []
    for card in columns.lazy.flatMap(\.cards) {
      let text = card.tellingText
      let namesake = card.blockID.flatMap { byID[$0] }.flatMap { $0.title == card.title ? $0 : nil }
      let twin = text.flatMap { byText[$0] }
      if let original = namesake ?? twin, original.isDoubled(by: card) {
        result.append(DoubledCard(original: original, card: card))
      }
      if let id = card.blockID, byID[id] == nil { byID[id] = card }
      if let text, byText[text] == nil { byText[text] = card }
    }
    return result
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
