internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The life of a card for people: its name, and below it a line for each event.
struct CardEventPrinter: EventPrinter {
  private let output: Sink
  private let style: Style
  private let width: Int?
  private var isBegun = false

  init(_ environment: Environment) {
    output = environment.output
    style = environment.outputStyle
    width = environment.terminalWidth
  }

  mutating func print(_ commit: CommitEvents) {
    let words = EventWording(from: commit.titles.old, to: commit.titles.new)
    for event in commit.events {
      if !isBegun { output.line(heading(event)) }
      isBegun = true
      output.line(line(for: event, words.words(for: event), commit.commit))
    }
  }

  func end(_ failure: Failure?) {}

  private func heading(_ event: MarkdownKanbanColumn.Event) -> String {
    let id = event.blockID.map { " ^" + TerminalText.visible($0) } ?? ""
    let title = TerminalText.visible(EventWording.subject(of: event))
    return style.paint(title, .bold) + style.paint(id, .dim)
  }

  /// When, what, in which commit and by whom.
  private func line(
    for event: MarkdownKanbanColumn.Event,
    _ words: String,
    _ commit: EventCommit
  ) -> String {
    let deed = TerminalText.visible(words + (event.formerTitle.map { " from \"\($0)\"" } ?? ""))
    let room = (width ?? Self.usualWidth) - Self.otherWidth
    let shown = width == nil ? deed : TerminalText.truncated(deed, width: room)
    let author = width.map { _ in TerminalText.truncated(commit.shownAuthor, width: Self.authorWidth) }
    return "  \(commit.time.shown)  \(shown.padded(to: room))  "
      + style.paint(commit.shortID, .yellow) + "  "
      + style.paint(author ?? commit.shownAuthor, .cyan)
  }

  private static let usualWidth = 80
  private static let authorWidth = 18

  /// What the date, the commit and the author take, with what is between them.
  private static let otherWidth = 2 + 16 + 2 + 2 + 7 + 2 + authorWidth
}
