internal import AdvancedKanbanMarkdown

/// Draws block IDs that no card of a board has.
struct BlockIDs {
  private static let characters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  private static let length = 6

  private var taken: Set<String>
  private var random: RandomSource

  init(of board: MarkdownKanbanBoard, random: RandomSource) {
    taken = Set(board.columns.flatMap(\.cards).compactMap { $0.blockID?.lowercased() })
    self.random = random
  }

  /// The next ID: letters and digits, one letter at least.
  mutating func next() -> String {
    while true {
      let id = draw()
      if id.contains(where: \.isLetter) && taken.insert(id).inserted { return id }
    }
  }

  /// An ID that a person has chosen.
  mutating func claim(_ id: String) throws(Failure) -> String {
    guard taken.insert(id.lowercased()).inserted else {
      throw Failure(.failed, "the ID '^\(id)' is in use already", hint: "choose another one")
    }
    return id
  }

  private mutating func draw() -> String {
    String((0..<Self.length).compactMap { _ in Self.characters.randomElement(using: &random) })
  }
}
