internal import AdvancedKanbanMarkdown
internal import HTTPServer

/// A card as it stands in its column.
struct CardPart {
  let card: MarkdownKanbanCard

  /// Its index in the column, from 0.
  let index: Int
  let column: MarkdownKanbanColumn
  let context: PageContext

  private var key: String { context.keys.key(of: card).text }

  private var address: String { "/card/\(FormEncoding.encoded(key))" }

  var html: HTML {
    let name = CardName(card).text
    return """
      <li class="card\(card.isDone == true ? " done" : "")" data-card="\(key)" data-index="\(index)" data-name="\(name)">
      <div class="top">\(BoxPart(card: card, key: key, name: name, context: context).html)\
      <h3><a href="\(address)" data-dialog>\(TitlePart(name).html)</a></h3>\(handles(name))</div>
      \(excerpt)\(LabelsPart(card: card).html)
      </li>

      """
  }

  private func handles(_ name: String) -> HTML {
    if context.isReadOnly { return .none }
    return """
      <span class="handles"><button class="grip" type="button" aria-label="Pick up “\(name)”" aria-describedby="move-help" \
      title="Drag, or press Space to move by the arrow keys"><span aria-hidden="true"></span></button>\
      <a class="menu-button" href="\(address)" aria-label="Move or change “\(name)”" title="Move or change">\
      <span aria-hidden="true"></span></a></span>
      """
  }

  /// How many lines of the body are shown in the column.
  private static let lineCount = 12

  private var excerpt: HTML {
    guard card.lastLine > card.firstLine else { return .none }
    let lines = card.body.split(
      separator: "\n",
      maxSplits: Self.lineCount,
      omittingEmptySubsequences: false
    )
    let text = lines.prefix(Self.lineCount).joined(separator: "\n")
    let rest: HTML = lines.count > Self.lineCount ? "<p class=\"cut\">…</p>" : .none
    return "<div class=\"body\">\(BodyPart.html(of: text))\(rest)</div>"
  }
}

/// The task box of a card, as a button where it may be ticked.
struct BoxPart {
  let card: MarkdownKanbanCard
  let key: String
  let name: String
  let context: PageContext

  var html: HTML {
    guard let box = card.box else { return .none }
    let sign = isOther ? String(box) : ""
    if context.isReadOnly {
      return "<span class=\"\(look)\" role=\"img\" aria-label=\"\(state(box))\">\(sign)</span>"
    }
    return context.form(
      "/tick",
      [("card", key), ("done", isDone ? "false" : "true")],
      class: "tick",
      """
      <button class="\(look)" role="checkbox" aria-checked="\(isDone ? "true" : isOther ? "mixed" : "false")" \
      aria-label="Done: “\(name)”">\(sign)</button>
      """
    )
  }

  private var isDone: Bool { card.isDone == true }

  /// Whether the box holds another sign than the two that everybody knows.
  private var isOther: Bool { !isDone && card.box != " " }

  private var look: String { isDone ? "box ticked" : isOther ? "box other" : "box" }

  private func state(_ box: Character) -> String {
    card.isDone == true ? "done" : box == " " ? "to do" : "marked \(box)"
  }
}

/// A title with its code spans.
struct TitlePart {
  let html: HTML

  init(_ title: String) {
    let parts = title.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // An open one at the end is a backtick like any other.
    guard parts.count % 2 == 1 else {
      html = "\(title)"
      return
    }
    let pieces: [HTML] = parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : "\($1)" }
    html = "\(pieces)"
  }
}

/// Tags, people, the date by which it is due, and how far its sub-tasks are.
struct LabelsPart {
  let card: MarkdownKanbanCard

  var html: HTML {
    let labels = Labels(in: card.title)
    let items: [HTML] =
      progress + (labels.due.map { [due($0)] } ?? []) + labels.tags.map { link("#" + $0, "tag") }
      + labels.people.map { link("@" + $0, "person") }
    return items.isEmpty ? .none : "<ul class=\"labels\">\(items)</ul>"
  }

  private func due(_ date: String) -> HTML {
    "<li><time class=\"due\" datetime=\"\(date)\">due \(date)</time></li>"
  }

  private var progress: [HTML] {
    let boxes = card.subTasks
    if boxes.isEmpty { return [] }
    let done = "\(boxes.count { $0 })/\(boxes.count)"
    return ["<li class=\"progress\">\(done)<span class=\"hidden\"> sub-tasks done</span></li>"]
  }

  private func link(_ label: String, _ kind: String) -> HTML {
    "<li><a class=\"label \(kind)\" href=\"/?q=\(FormEncoding.encoded(label))\">\(label)</a></li>"
  }
}
