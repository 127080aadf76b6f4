internal import AdvancedKanbanMarkdown
internal import HTTPServer

/// A card by itself: its text, and all that can be done with it.
struct CardPage {
  let place: PlacedCard
  let columns: [MarkdownKanbanColumn]
  let revision: Int
  let context: PageContext

  /// What a person has typed so far, where that is to be shown.
  var draft: (title: String, body: String)?

  private var card: MarkdownKanbanCard { place.card }

  private var key: String { context.keys.key(of: card).text }

  private var address: String { "/card/\(FormEncoding.encoded(key))" }

  var page: Page {
    Page(
      title: place.name,
      body: """
        <main class="sheet card-sheet" data-card="\(key)" data-version="\(CardKey.version(of: card))">
        <h1 id="dialog-title">\(TitlePart(place.name).html)</h1>
        <p class="where">\(place.column.title), card \(place.index + 1) of \(place.column.cards.count)\(blockID) · \
        <code>\(card.path):\(card.firstLine)</code></p>
        \(LabelsPart(card: card).html)
        \(text)
        \(preview)
        \(moving)
        \(editing)
        <div class="foot">\(ticking)<a class="button" href="\(address)/history" data-dialog>History</a> \
        \(removing)<a class="button back" href="/">Back to the board</a></div>
        </main>
        """
    )
  }

  private var blockID: HTML { card.blockID.map { " · <code>^\($0)</code>" } ?? .none }

  private var text: HTML {
    if draft != nil || card.lastLine == card.firstLine { return .none }
    return "<div class=\"body\">\(BodyPart.html(of: card.body))</div>"
  }

  private var preview: HTML {
    draft.map { draft in
      """
      <section class="preview"><h2>Preview, not saved</h2><h3>\(TitlePart(draft.title).html)</h3>\
      <div class="body">\(BodyPart.html(of: draft.body))</div></section>
      """
    } ?? .none
  }

  private var moving: HTML {
    let others: [HTML] = columns.map { column in
      "<option value=\"\(column.id)\"\(column.id == place.column.id ? " selected" as HTML : .none)>\(column.title)</option>"
    }
    return context.form(
      "/move",
      [("card", key), ("revision", String(revision))],
      class: "move",
      """
      <fieldset><legend>Move</legend>
      <button class="button" name="to" value="up"\(place.index == 0 ? Self.disabled : .none)>Up</button>
      <button class="button" name="to" value="down"\(isLast ? Self.disabled : .none)>Down</button>
      <label>Column <select name="column">\(others)</select></label>
      <button class="button" name="to" value="top">To its top</button>
      <button class="button" name="to" value="bottom">To its bottom</button></fieldset>
      """
    )
  }

  private var isLast: Bool { place.index == place.column.cards.count - 1 }

  private static let disabled: HTML = " disabled"

  private var editing: HTML {
    let form = context.form(
      "/edit",
      [("card", key), ("version", CardKey.version(of: card))],
      class: "fields edit",
      """
      <label>Title <input name="title" required autocomplete="off" value="\(draft?.title ?? card.title)"></label>
      <label>Text, in Markdown <textarea name="body" rows="10">
      \(draft?.body ?? card.body)</textarea></label>
      <div class="preview" aria-live="polite" data-preview hidden></div>
      <div class="buttons"><button class="button main">Save</button>
      <button class="button" formaction="\(context.action("/preview"))" value="preview" name="do">Preview</button></div>
      """
    )
    if context.isReadOnly { return .none }
    let isOpen: HTML = draft == nil ? .none : " open"
    return "<details class=\"editing\"\(isOpen)><summary>Edit</summary>\(form)</details>"
  }

  private var ticking: HTML {
    context.form(
      "/tick",
      [("card", key), ("done", card.isDone == true ? "false" : "true")],
      class: "inline",
      "<button class=\"button\">\(card.isDone == true ? "Mark as to do" : "Mark as done")</button> "
    )
  }

  private var removing: HTML {
    if context.isReadOnly { return .none }
    return "<a class=\"button danger\" href=\"\(address)/remove\" data-dialog>Remove…</a> "
  }
}

extension CardPage {
  /// Asks whether the card is to go.
  var removal: Page {
    let form = context.form(
      "/remove",
      [("card", key), ("version", CardKey.version(of: card))],
      class: "inline",
      "<button class=\"button danger\">Remove the card</button> "
    )
    return Page(
      title: "Remove \(place.name)?",
      body: """
        <main class="sheet"><h1 id="dialog-title">Remove “\(TitlePart(place.name).html)”?</h1>
        <p>The card goes from \(place.column.title). What was committed stays in the history: \
        <code>kanban-md undo</code> brings it back.</p>
        <div class="body">\(BodyPart.html(of: card.body))</div>
        <div class="foot">\(form)<a class="button" href="\(address)" data-dialog>Keep it</a></div></main>
        """
    )
  }

  /// What happened to the card.
  func history(_ deeds: [CardDeed]) -> Page {
    let items: [HTML] = deeds.map { deed in
      """
      <li><span class="deed">\(deed.deed)</span> <time>\(deed.date)</time> \
      <span class="author">\(deed.author)</span> <code>\(deed.commit)</code></li>
      """
    }
    let list: HTML =
      deeds.isEmpty
      ? "<p>Nothing yet: the card is not committed.</p>" : "<ol class=\"history\">\(items)</ol>"
    return Page(
      title: "History of \(place.name)",
      body: """
        <main class="sheet"><h1 id="dialog-title">History of “\(TitlePart(place.name).html)”</h1>\(list)
        <div class="foot"><a class="button" href="\(address)" data-dialog>Back to the card</a> \
        <a class="button back" href="/">Back to the board</a></div></main>
        """
    )
  }
}
