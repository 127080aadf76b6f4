internal import TestSupport

/// A board that many change at the same time.
struct BusyBoard: Sendable {
  let repository: TestRepository

  static let columns = ["backlog", "doing", "review", "done"]
  static let cards = (1...40).map { "card-\($0)" }

  init() throws {
    repository = try TestRepository("--template=")
    var files = ["board/board.md": "# Busy board\n\n", "other.txt": "first\n", "notes.txt": "\n"]
    for (number, column) in Self.columns.enumerated() {
      files["board/board.md", default: ""] += "- [\(column)](\(column).md)\n"
      let cards = Self.cards.enumerated().filter { $0.offset % Self.columns.count == number }
      let items = cards.map { "- [ ] The card \($0.element) ^\($0.element)\n" }
      files["board/\(column).md"] = "# \(column)\n\n" + items.joined()
    }
    try repository.commit(files, message: "Start")
  }

  var path: String { "\(repository.path)/board" }

  /// The IDs of the cards in the text of a column.
  static func cards(in text: String) -> [String] {
    text.matches(of: /\^(card-\d+)/).map { String($0.1) }
  }
}
