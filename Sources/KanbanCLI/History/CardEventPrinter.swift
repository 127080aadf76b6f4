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

  /// When, in which commit, by whom and what.
  private func line(
    for event: MarkdownKanbanColumn.Event,
    _ words: String,
    _ commit: EventCommit
  ) -> String {
    let deed = TerminalText.visible(words + (event.formerTitle.map { " from \"\($0)\"" } ?? ""))
    let authorWidth = width.map { min($0 / 5, Self.authorWidth) } ?? Self.authorWidth
    let room = width.map { max($0 - authorWidth - Self.otherWidth, 12) }
    let name = commit.shownAuthor
    let author = width == nil ? name : TerminalText.truncated(name, width: authorWidth)
    let padding = String(repeating: " ", count: max(authorWidth - author.displayWidth, 0))
    return "  \(commit.time.shown)  \(style.paint(commit.shortID, .yellow))  "
      + style.paint(author, .cyan) + padding + "  "
      + (room.map { TerminalText.truncated(deed, width: $0) } ?? deed)
  }

  private static let authorWidth = 16

  /// What the date and the commit take, with what is between the parts.
  private static let otherWidth = 2 + 16 + 2 + 7 + 2 + 2
}
