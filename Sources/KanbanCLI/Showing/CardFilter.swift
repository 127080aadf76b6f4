internal import AdvancedKanbanMarkdown

/// Which cards to show: those that match every word of a filter.
struct CardFilter {
  private enum Condition {
    case tag(String)
    case person(String)

    /// The beginning of a date; every date begins with nothing.
    case due(String)
    case text(String)
  }

  private let conditions: [Condition]

  /// Reads some filters; each is words with blanks between them.
  init(_ filters: [String]) {
    conditions = filters.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(Self.condition)
  }

  /// Whether every card matches.
  var isEmpty: Bool { conditions.isEmpty }

  func matches(_ card: MarkdownKanbanCard) -> Bool {
    if conditions.isEmpty { return true }
    let title = card.title
    let labels = Labels(in: title)
    return conditions.allSatisfy { condition in
      switch condition {
      case .tag(let tag): labels.tags.contains { $0.lowercased() == tag }
      case .person(let person): labels.people.contains { $0.lowercased() == person }
      case .due(let start): labels.due?.hasPrefix(start) == true
      case .text(let text): title.lowercased().contains(text)
      }
    }
  }

  /// A word that looks like a label and is none (`#12`) is text like any other.
  private static func condition(of word: Substring) -> Condition {
    let word = word.lowercased()
    let labels = Labels(in: word)
    if let tag = labels.tags.first { return .tag(tag) }
    if let person = labels.people.first { return .person(person) }
    return word.suffix(behind: "due:").map(Condition.due) ?? .text(word)
  }
}
