internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The events of a board for people: a line for each commit, and below it one for each event.
struct BoardEventPrinter: EventPrinter {
  private let output: Sink
  private let style: Style
  private let width: Int?

  init(_ environment: Environment) {
    output = environment.output
    style = environment.outputStyle
    width = environment.terminalWidth
  }

  func print(_ commit: CommitEvents) {
    let words = EventWording(from: commit.titles.old, to: commit.titles.new)
    let deeds = commit.events.map { TerminalText.visible(words.words(for: $0)) }
    let padding = min(deeds.map(\.displayWidth).max() ?? 0, Self.maximumPadding)
    output.line(heading(commit.commit))
    for (event, deed) in zip(commit.events, deeds) {
      let subject = subject(of: event, behind: max(deed.displayWidth, padding))
      output.line("  \(deed.padded(to: padding))  \(subject)")
    }
  }

  func end(_ failure: Failure?) {}

  /// What is longer pushes the title to the right.
  private static let maximumPadding = 32

  private func heading(_ commit: EventCommit) -> String {
    "\(commit.time.shown)  \(style.paint(commit.shortID, .yellow))  "
      + style.paint(commit.shownAuthor, .cyan)
  }

  /// The title, cut off at the edge of the terminal, and the ID behind it.
  private func subject(
    of event: MarkdownKanbanColumn.Event,
    behind used: Int
  ) -> String {
    let title = TerminalText.visible(EventWording.subject(of: event))
    let id = event.blockID.map { " ^" + TerminalText.visible($0) } ?? ""
    let room = width.map { $0 - 4 - used - id.displayWidth }
    let shown = room.map { TerminalText.truncated(title, width: max($0, 12)) } ?? title
    return style.paint(shown, .bold) + style.paint(id, .dim)
  }
}
