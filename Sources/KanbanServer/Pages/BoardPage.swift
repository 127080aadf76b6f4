internal import AdvancedKanbanMarkdown
internal import HTTPServer

/// The board: its columns side by side, what is wrong with its files, and a filter.
struct BoardPage {
  let board: MarkdownKanbanBoard
  let revision: Int
  let findings: [Finding]
  let problem: Refusal?

  /// The tags and people that are offered to filter by.
  let labels: [String]
  let context: PageContext

  /// What was typed into the filter.
  let words: String

  /// The column that is to be shown with all of its cards, by its ID.
  let wholeColumn: String?

  let matches: ((MarkdownKanbanCard) -> Bool)?
  let notice: Notice?

  private var title: String { board.title ?? "Board" }

  var page: Page {
    Page(
      title: title,
      body: """
        <a class="skip" href="#board">Skip to the board</a>
        <header class="bar">
        <h1>\(title)</h1>
        \(filter)
        \(labelLinks)
        </header>
        <div id="messages">\(notice?.html)\(trouble)</div>
        <main id="board" class="board" data-revision="\(revision)"\(changingMark)>
        \(columns)
        </main>
        \(FindingsPart(findings: findings).html)
        \(Self.help)
        """
    )
  }

  /// What the script needs for changes.
  private var changingMark: HTML {
    context.isReadOnly ? " data-read-only" : " data-key=\"\(context.formKey)\""
  }

  private var columns: [HTML] {
    board.columns.enumerated().map { index, column in
      ColumnPart(
        column: column,
        index: index,
        context: context,
        matches: matches,
        isWhole: column.id == wholeColumn,
        words: words
      ).html
    }
  }

  private var filter: HTML {
    """
    <form class="filter" method="get" action="/" role="search">
    <label for="filter" class="quiet">Filter</label>
    <input id="filter" type="search" name="q" value="\(words)" placeholder="text, #tag, @person, due:2026-12"
     autocomplete="off" spellcheck="false">
    <button class="button">Filter</button>
    </form>
    """
  }

  /// Tags and people as links that filter by them.
  private var labelLinks: HTML {
    if labels.isEmpty { return .none }
    let links: [HTML] = labels.map { label in
      let isChosen = label == words
      return """
        <li><a class="label \(label.hasPrefix("@") ? "person" : "tag")"\(isChosen ? Self.chosen : .none)
         href="\(isChosen ? "/" : "/?q=\(FormEncoding.encoded(label))")">\(label)</a></li>
        """
    }
    return "<ul class=\"labels\" aria-label=\"Filter by tag or person\">\(links)</ul>"
  }

  private static let chosen: HTML = " aria-current=\"true\""

  private var trouble: HTML {
    problem.map {
      "<p class=\"notice bad\" role=\"alert\">The files cannot be read: \($0.message). What you see may be old.</p>"
    } ?? .none
  }

  /// What the script says and asks.
  private static let help: HTML = """
    <p id="move-help" hidden>Press Space or Enter to pick up, the arrow keys to move, Enter to put down, \
    Escape to put back. Without picking up, Alt with an arrow key moves at once.</p>
    <div id="live" class="hidden" role="status" aria-live="polite"></div>
    <dialog id="dialog" aria-labelledby="dialog-title"></dialog>
    """
}

/// What was done by the last request of a page without script, or why it was not.
struct Notice {
  let text: String
  let isBad: Bool

  var html: HTML { "<p class=\"notice\(isBad ? " bad" : "")\" role=\"status\">\(text)</p>" }
}
