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
      let start = "  \(deed.padded(to: padding))  "
      let room = width.map { max($0 - start.displayWidth, Self.minimumRoom) }
      for (index, line) in subject(of: event, room: room).enumerated() {
        output.line((index == 0 ? start : "".padded(to: start.displayWidth)) + line)
      }
    }
  }

  func end(_ failure: Failure?) {}

  /// What is longer pushes the title to the right.
  private static let maximumPadding = 32

  private static let minimumRoom = 16

  private func heading(_ commit: EventCommit) -> String {
    "\(commit.time.shown)  \(style.paint(commit.shortID, .yellow))  "
      + style.paint(commit.shownAuthor, .cyan)
  }

  /// The title, and the ID behind it. Where it is another one than before, there is a line for that;
  /// else it is cut off at the edge of the terminal.
  private func subject(of event: MarkdownKanbanColumn.Event, room: Int?) -> [String] {
    let title = TerminalText.visible(EventWording.subject(of: event))
    let id = event.blockID.map { " ^" + TerminalText.visible($0) } ?? ""
    let titleRoom = room.map { max($0 - id.displayWidth, Self.minimumRoom) }
    guard let retitling = event.retitling else {
      let shown = titleRoom.map { TerminalText.truncated(title, width: $0) } ?? title
      return [style.paint(shown, .bold) + style.paint(id, .dim)]
    }
    var lines = TerminalText.wrapped(title, width: titleRoom).map { style.paint($0, .bold) }
    lines[lines.count - 1] += style.paint(id, .dim)
    return lines + TerminalText.wrapped("was " + retitling.old, width: room)
  }
}
