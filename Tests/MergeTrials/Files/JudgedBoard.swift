internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// The files of a board as a judge reads them: by the marks of its cards.
struct JudgedBoard {
  /// A card where it stands.
  struct Card: Equatable {
    let column: String
    let title: String
    let box: Character?
    let blockID: String?
    let body: String

    /// Whether another one says the same, wherever it stands.
    func saysTheSame(as other: Card) -> Bool {
      title.utf8.elementsEqual(other.title.utf8) && box == other.box && blockID == other.blockID
        && body == other.body
    }
  }

  /// A part of a column.
  struct Section: Equatable {
    let column: String

    /// The last line above it that belongs to no card.
    let divider: [UInt8]?
  }

  /// The cards by their marks.
  private(set) var cards: [Int: Card] = [:]

  /// The marks of each column in order.
  private(set) var orders: [String: [Int]] = [:]

  /// The sections that the cards are in, by their marks.
  private(set) var sections: [Int: Section] = [:]

  /// The lines that belong to no card, by the columns that they divide.
  private(set) var dividers: [String: [[UInt8]]] = [:]

  /// Marks of which more than one card has the same.
  private(set) var repeated: Set<Int> = []

  /// Every mark that stands anywhere in a file.
  private(set) var mentioned: Set<Int> = []

  let files: BoardFiles

  init(_ files: BoardFiles) {
    self.files = files
    for (name, bytes) in files.contents where !name.elementsEqual("board.md".utf8) {
      let id = String(decoding: name.dropLast(3), as: UTF8.self)
      let column = MarkdownKanbanColumn(id: id, bytes: bytes)
      orders[id] = []
      dividers[id] = column.dividers.map(\.text)
      for (index, card) in column.cards.enumerated() {
        mentioned.formUnion(Self.marks(in: Array(card.source)))
        guard let mark = Self.marks(in: Array(card.title.utf8)).first else { continue }
        if cards[mark] != nil { repeated.insert(mark) }
        orders[id]?.append(mark)
        let divider = column.dividers.last { $0.cardCount <= index }
        sections[mark] = Section(column: id, divider: divider?.text)
        cards[mark] = Card(
          column: id,
          title: card.title,
          box: card.box,
          blockID: card.blockID,
          body: card.body
        )
      }
    }
  }

  var marks: Set<Int> { Set(cards.keys) }

  /// The numbers between two capital Ks.
  private static func marks(in bytes: [UInt8]) -> [Int] {
    var marks: [Int] = []
    for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "K") {
      let digits = bytes[(start + 1)...].prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty, digits.endIndex < bytes.count,
        bytes[digits.endIndex] == UInt8(ascii: "K")
      else { continue }
      marks.append(digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) })
    }
    return marks
  }
}
