internal import AdvancedKanbanMarkdown
internal import TestSupport

/// A column file in an editor.
struct HandEditedFile {
  private let path: String
  private var lines: [String]

  init(_ column: String, in repository: TestRepository) throws {
    path = "board/\(column).md"
    lines = String(decoding: try repository.read(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  /// The lines of each card.
  private var cards: [Range<Int>] {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    return MarkdownKanbanColumn(id: "", bytes: bytes).cards.map { ($0.firstLine - 1)..<$0.lastLine }
  }

  /// Takes out a card and gives its lines.
  mutating func remove(_ mark: Int) -> [String]? {
    guard let range = cards.first(where: { lines[$0.lowerBound].contains("K\(mark)K") }) else {
      return nil
    }
    defer { lines.removeSubrange(range) }
    return Array(lines[range])
  }

  /// Puts a card before another one or at the end.
  mutating func insert(_ card: [String], _ random: inout SeededGenerator) {
    let starts = cards.map(\.lowerBound)
    let gap = starts.isEmpty && lines.last?.isEmpty == false ? [""] : []
    lines.insert(contentsOf: gap + card, at: random.pick(starts + [lines.count]))
  }

  func write(to repository: TestRepository) throws {
    try repository.write(lines.map { $0 + "\n" }.joined(), to: path)
  }
}
