internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// Prints the events of a history as they come.
protocol EventPrinter {
  /// Prints what a commit did.
  mutating func print(_ commit: CommitEvents)

  /// Ends after the last commit, or where something went wrong.
  mutating func end(_ failure: Failure?)
}

/// Events as one JSON object that is never in memory as a whole.
struct JSONEventPrinter: EventPrinter {
  private let output: Sink
  private var isFirst = true

  init(_ output: Sink) {
    self.output = output
    output.write("{\"events\":[")
  }

  mutating func print(_ commit: CommitEvents) {
    for event in commit.events {
      guard case .object(let fields) = event.json else { continue }
      let value = JSONValue.object(fields.merging(commit.commit.json) { $1 })
      output.write((isFirst ? "" : ",") + value.serialized)
      isFirst = false
    }
  }

  /// Where something went wrong this is the object of a failure, with the events so far.
  mutating func end(_ failure: Failure?) {
    let kind = JSONValue.text(failure == nil ? "log" : "error").serialized
    let error = failure.map { ",\"error\":" + $0.jsonFields.serialized } ?? ""
    output.line("]\(error),\"kind\":\(kind),\"schemaVersion\":1}")
  }
}

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
      output.line("  " + deed.padded(to: padding) + "  " + subject(of: event, behind: deed, padding))
    }
  }

  func end(_ failure: Failure?) {}

  /// What is longer pushes the title to the right.
  private static let maximumPadding = 32

  private func heading(_ commit: EventCommit) -> String {
    "\(commit.time.shown)  \(style.paint(commit.shownAuthor, .cyan))  "
      + style.paint(commit.shortID, .yellow)
  }

  /// The title, cut off at the edge of the terminal, and the ID behind it.
  private func subject(
    of event: MarkdownKanbanColumn.Event,
    behind deed: String,
    _ padding: Int
  ) -> String {
    let title = TerminalText.visible(EventWording.subject(of: event))
    let id = event.blockID.map { " ^" + TerminalText.visible($0) } ?? ""
    let room = width.map { $0 - 4 - max(deed.displayWidth, padding) - id.displayWidth }
    let shown = room.map { TerminalText.truncated(title, width: max($0, 12)) } ?? title
    return style.paint(shown, .bold) + style.paint(id, .dim)
  }
}

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

  private func line(
    for event: MarkdownKanbanColumn.Event,
    _ words: String,
    _ commit: EventCommit
  ) -> String {
    let deed = TerminalText.visible(words + (event.formerTitle.map { " from \"\($0)\"" } ?? ""))
    let author = TerminalText.truncated(commit.shownAuthor, width: Self.authorWidth)
    let start = "  \(commit.time.shown)  "
    let end = "  \(author.padded(to: Self.authorWidth))  \(commit.shortID)"
    let room = (width ?? Self.usualWidth) - start.displayWidth - end.displayWidth
    let fitting = width == nil ? deed : TerminalText.truncated(deed, width: room)
    return start + fitting.padded(to: room) + "  "
      + style.paint(author, .cyan).padded(by: Self.authorWidth - author.displayWidth) + "  "
      + style.paint(commit.shortID, .yellow)
  }

  private static let authorWidth = 16
  private static let usualWidth = 80
}

extension String {
  /// The text with so many spaces behind it.
  fileprivate func padded(by count: Int) -> String {
    self + String(repeating: " ", count: max(0, count))
  }
}
