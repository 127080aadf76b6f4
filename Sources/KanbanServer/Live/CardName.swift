internal import AdvancedKanbanMarkdown

/// The title of a card without the tags, people and dates at its end, which are shown beside it.
struct CardName {
  let text: String

  init(_ card: MarkdownKanbanCard) {
    var words = card.title.split(separator: " ", omittingEmptySubsequences: false)[...]
    while words.count > 1, let last = words.last, Self.isLabel(last) { words.removeLast() }
    let title = words.joined(separator: " ")
    text = title.isEmpty ? Self.beginning(of: card) : title
  }

  private static func isLabel(_ word: Substring) -> Bool {
    guard let sign = word.utf8.first else { return true }
    guard "#@d".utf8.contains(sign) else { return false }
    let labels = Labels(in: String(word))
    let names =
      labels.tags.map { "#" + $0 } + labels.people.map { "@" + $0 }
      + (labels.due.map { ["due:" + $0] } ?? [])
    return names == [String(word)]
  }

  /// What stands for the title of a card that has none.
  private static func beginning(of card: MarkdownKanbanCard) -> String {
    let line = String(decoding: card.source.prefix { $0 != 0x0A }.prefix(60), as: UTF8.self)
    return "(untitled) " + line
  }
}
