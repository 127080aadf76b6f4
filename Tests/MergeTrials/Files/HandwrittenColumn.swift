/// A column file as a person writes it.
struct HandwrittenColumn: Hashable {
  /// What stands among the cards.
  enum Item: Hashable {
    case card(HandwrittenCard)

    /// A heading that divides the cards.
    case heading(String)
  }

  /// How the file is written.
  struct Style: Hashable {
    /// The number of blank lines between two cards.
    var gap = 0

    /// The marker; `1` counts, so that whoever moves a card renumbers the others.
    var marker = "-"
    var lineEnd = "\n"
    var isEnded = true
  }

  /// Stays the same when the file gets another name.
  let key: Int
  var name: String

  /// The keys of the front matter with their values; without front matter where there are none.
  var settings: [[String]] = []
  var note: [String] = []
  var items: [Item] = []
  var foot: [String] = []
  var style = Style()

  var cards: [HandwrittenCard] {
    items.compactMap { if case .card(let card) = $0 { card } else { nil } }
  }

  /// The file.
  var text: String {
    var parts: [[String]] = []
    if !settings.isEmpty {
      parts.append(["---"] + settings.map { $0.joined(separator: ": ") } + ["---"])
    }
    if !note.isEmpty { parts.append(note) }
    var number = 0
    var list: [String] = []
    for item in items {
      switch item {
      case .card(let card):
        number += 1
        let marker = style.marker == "1" ? "\(number)." : style.marker
        if !list.isEmpty { list += Array(repeating: "", count: style.gap) }
        list += card.lines(marker: marker)
      case .heading(let text):
        parts += [list, [text]]
        list = []
        number = 0
      }
    }
    parts += [list, foot]
    let text = parts.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: style.lineEnd)
    return text.isEmpty || !style.isEnded ? text : text + style.lineEnd
  }
}
