internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The life of a card for people: its name, and below it a line or some for each event.
struct CardEventPrinter: EventPrinter {
  private let card: MarkdownKanbanCard
  private let output: Sink
  private let style: Style
  private let width: Int?
  private var isBegun = false

  /// - Parameters:
  ///   - card: The card as it is at last.
  ///   - environment: Where the life is printed.
  init(of card: MarkdownKanbanCard, _ environment: Environment) {
    self.card = card
    output = environment.output
    style = environment.outputStyle
    width = environment.terminalWidth
  }

  mutating func print(_ commit: CommitEvents) {
    if !isBegun { output.line(heading) }
    isBegun = true
    let words = EventWording(from: commit.titles.old, to: commit.titles.new)
    for event in commit.events {
      write(TerminalText.visible(words.words(for: event)), event.retitling, commit.commit)
    }
  }

  func end(_ failure: Failure?) {}

  private var heading: String {
    let id = card.blockID.map { " ^" + TerminalText.visible($0) } ?? ""
    return style.paint(TerminalText.visible(card.shownTitle), .bold) + style.paint(id, .dim)
  }

  /// When, in which commit, by whom and what. A new title that has no room in the line stands below it,
  /// and so does the one before.
  private func write(
    _ deed: String,
    _ retitling: (old: String, new: String)?,
    _ commit: EventCommit
  ) {
    let start = start(commit)
    let room = width.map { max($0 - start.width, Self.minimumRoom) } ?? .max
    let titles = retitling.map { ": \($0.old) -> \($0.new)" } ?? ""
    let isFitting = (deed + titles).displayWidth <= room
    let lines = TerminalText.wrapped(isFitting ? deed + titles : deed, width: room)
    for (index, line) in lines.enumerated() {
      output.line((index == 0 ? start.text : "".padded(to: start.width)) + line)
    }
    guard let retitling, !isFitting else { return }
    for title in [retitling.old, "-> " + retitling.new] {
      for line in TerminalText.wrapped(title, width: width.map { $0 - Self.indent.count }) {
        output.line(Self.indent + line)
      }
    }
  }

  private func start(_ commit: EventCommit) -> (text: String, width: Int) {
    let name = commit.shownAuthor
    let authorWidth = width.map { min($0 / 5, Self.authorWidth) } ?? Self.authorWidth
    let author = width == nil ? name : TerminalText.truncated(name, width: authorWidth)
    let padding = "".padded(to: authorWidth - author.displayWidth)
    let words = ["", commit.time.shown, commit.shortID, author + padding, ""]
    let painted = [
      "", commit.time.shown, style.paint(commit.shortID, .yellow),
      style.paint(author, .cyan) + padding, "",
    ]
    return (painted.joined(separator: "  "), words.joined(separator: "  ").displayWidth)
  }

  private static let authorWidth = 16
  private static let minimumRoom = 12
  private static let indent = "      "
}
