internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import HTTPServer

/// A column of the page: its title, how full it is, and its cards.
struct ColumnPart {
  let column: MarkdownKanbanColumn

  /// Where it stands among the columns, from 0.
  let index: Int
  let context: PageContext
  let matches: ((MarkdownKanbanCard) -> Bool)?

  /// Whether all of its cards are shown, however many they are.
  let isWhole: Bool

  /// What was typed into the filter.
  let words: String

  /// How many cards a column shows at first.
  static let cardCount = 100

  private var breach: WIPLimitBreach? {
    WIPLimitBreach(limit: column.wipLimit, count: column.cards.count)
  }

  private var isCollapsed: Bool { column.isCollapsed && matches == nil }

  var html: HTML {
    """
    <section class="column\(isCollapsed ? " collapsed" : "")\(breach == nil ? "" : " over")"
     aria-labelledby="column-\(index)" data-column="\(column.id)" data-title="\(column.title)"
     data-count="\(column.cards.count)">
    <header class="head">
    \(folding)
    <h2 id="column-\(index)">\(column.title)</h2>
    \(fullness)
    </header>
    \(isCollapsed ? .none : inside)
    </section>

    """
  }

  private var folding: HTML {
    let verb = column.isCollapsed ? "Expand" : "Collapse"
    return context.form(
      "/collapse",
      [("column", column.id), ("collapsed", column.isCollapsed ? "false" : "true")],
      class: "fold",
      """
      <button aria-expanded="\(column.isCollapsed ? "false" : "true")" aria-label="\(verb) \(column.title)"
       title="\(verb)"><span aria-hidden="true"></span></button>
      """
    )
  }

  /// The number of cards and the limit, a breach in words.
  private var fullness: HTML {
    let count = column.cards.count
    let limit: HTML = column.wipLimit.map { "<span aria-hidden=\"true\">/\($0)</span>" } ?? .none
    let words =
      column.wipLimit.map { " of at most \(counted($0, "card"))" }
      ?? (count == 1 ? " card" : " cards")
    let warning: HTML = breach == nil ? .none : " <strong class=\"breach\">over limit</strong>"
    return
      "<p class=\"count\"><span>\(count)</span>\(limit)<span class=\"hidden\">\(words)</span>\(warning)</p>"
  }

  private var inside: HTML {
    let wanted = column.cards.indices.filter { matches?(column.cards[$0]) ?? true }
    let shown = isWhole ? wanted[...] : wanted.prefix(Self.cardCount)
    let cards: [HTML] = shown.map { index in
      CardPart(card: column.cards[index], index: index, column: column, context: context).html
    }
    return """
      <ul class="cards" aria-labelledby="column-\(self.index)">\(cards)</ul>
      \(wanted.isEmpty ? Self.empty(isFiltered: matches != nil) : .none)
      \(shown.count < wanted.count ? more(wanted.count) : .none)
      \(adding)
      """
  }

  private static func empty(isFiltered: Bool) -> HTML {
    "<p class=\"empty\">\(isFiltered ? "No card matches" : "No cards")</p>"
  }

  private func more(_ count: Int) -> HTML {
    let filter = words.isEmpty ? "" : "&q=\(FormEncoding.encoded(words))"
    return """
      <p class="more"><a class="button" href="/?all=\(FormEncoding.encoded(column.id))\(filter)">Show all \
      \(counted(count, "card"))</a></p>
      """
  }

  private var adding: HTML {
    if context.isReadOnly { return .none }
    let form = context.form(
      "/add",
      [("column", column.id)],
      class: "fields",
      """
      <label>Title <input name="title" required autocomplete="off" placeholder="What is to be done? #tag @person"></label>
      <label>Text <textarea name="body" rows="3" placeholder="Markdown, if there is more to say"></textarea></label>
      <div class="buttons"><button class="button main">Add</button>
      <button class="button" name="to" value="top">Add at the top</button></div>
      """
    )
    return """
      <details class="add"><summary>Add a card<span class="hidden"> to \(column.title)</span></summary>\(form)</details>
      """
  }
}

/// A number and its noun: `1 card`, `2 cards`.
func counted(_ count: Int, _ noun: String) -> String {
  var digits = String(count)
  if count >= 10_000 { digits.insert(",", at: digits.index(digits.endIndex, offsetBy: -3)) }
  return "\(digits) \(noun)\(count == 1 ? "" : "s")"
}
