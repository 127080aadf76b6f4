internal import AdvancedKanbanMarkdown

/// How many cards have which tags and people.
struct LabelCounts {
  private var counts: [String: Int] = [:]

  init(_ board: MarkdownKanbanBoard) {
    for card in board.columns.lazy.flatMap(\.cards) {
      let labels = Labels(in: card.title)
      for label in Set(labels.tags.map { "#" + $0 } + labels.people.map { "@" + $0 }) {
        counts[label, default: 0] += 1
      }
    }
  }

  /// The labels that most cards have, tags before people, each in alphabetical order.
  func most(_ count: Int) -> [String] {
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count)
    return frequent.map(\.key).sorted()
  }
}
