/// What a large file may be full of.
enum ScaleShape: String, CaseIterable {
  case cards
  case shortCards = "short cards"
  case looseCards = "cards and headings"
  case blankLines = "blank lines"
  case oneLine = "one line"
  case oneLineOfMarks = "one line of emphasis"
  case oneCard = "one card"
  case prose
  case fence = "code"
  case quotes = "cards 10,000 quotes deep"
  case lists = "cards 10,000 lists deep"
  case brackets = "10,000 brackets in a card"
  case stars = "10,000 stars in a card"
  case tags = "10,000 tags in a card"
  case keys = "settings"
  case openLists = "open lists in the settings"
  case openMappings = "open mappings in the settings"

  func bytes(count: Int) -> [UInt8] {
    switch self {
    case .cards: Self.repeating(count) { SampleText.card($0) }
    case .shortCards: Self.repeating(count) { _ in "- a\n" }
    case .looseCards: Self.repeating(count) { "## \($0)\n\n1. One *card*\n\n   Body.\n2. Two\n\n" }
    case .blankLines: Self.cards(around: Self.repeating(count) { _ in "\n" })
    case .oneLine: Self.cards(around: Self.repeating(count) { "word \($0), and more " })
    case .oneLineOfMarks: Self.cards(around: Self.repeating(count) { _ in "words and *more* " })
    case .oneCard: Array("- a\n".utf8) + Self.repeating(count) { "  line \($0) of `it`\n" }
    case .prose: Array("- a\n\n".utf8) + Self.repeating(count) { "A line \($0) of *prose*.\n" }
    case .fence: Array("- a\n\n```\n".utf8) + Self.repeating(count) { "let x\($0) = 1\n" }
    case .quotes: Self.deep(count, "> ")
    case .lists: Self.deep(count, "- ")
    case .brackets: Self.deep(count, "[")
    case .stars: Self.deep(count, "*")
    case .tags: Self.deep(count, "<div>")
    case .keys: Self.settings(count) { "key\($0): \($0)\n" }
    case .openLists: Self.settings(count) { ($0 == 0 ? "a: " : "") + "[" }
    case .openMappings: Self.settings(count) { ($0 == 0 ? "a: " : "") + "{" }
    }
  }

  /// Some text behind the title of a card, and a card behind it.
  private static func cards(around text: [UInt8]) -> [UInt8] {
    Array("- a ".utf8) + text + Array("\n- b\n".utf8)
  }

  /// Cards with a piece of text 10,000 times over.
  private static func deep(_ count: Int, _ piece: String) -> [UInt8] {
    let card = "- \(String(repeating: piece, count: 10_000))a\n"
    return repeating(count) { _ in card }
  }

  /// Front matter, and two cards.
  private static func settings(_ count: Int, _ text: (Int) -> String) -> [UInt8] {
    Array("---\n".utf8) + repeating(count, text) + Array("\n---\n- a\n- b\n".utf8)
  }

  private static func repeating(_ count: Int, _ text: (Int) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 60_000)
    var number = 0
    while bytes.count < count {
      bytes += text(number).utf8
      number += 1
    }
    return bytes
  }
}
