internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The cards of a column, and how and when they got there.
struct ColumnReport {
  let column: MarkdownKanbanColumn

  /// One for each card.
  let entries: [ColumnEntry]
  let now: Moment
}

// MARK: - JSON

extension ColumnReport {
  var json: JSONValue {
    .document(
      kind: "blame",
      [
        "column": ["id": .text(column.id), "title": .text(column.title)],
        "cards": .array(column.cards.indices.map(jsonOfCard)),
      ]
    )
  }

  private func jsonOfCard(_ index: Int) -> JSONValue {
    let card = column.cards[index]
    var fields: [String: JSONValue] = [
      "card": ["id": .string(card.blockID), "title": .text(card.title)],
      "index": .integer(index), "event": .null, "fromColumn": .null, "author": .null,
      "authorEmail": .null, "commit": .null, "date": .null, "seconds": .null,
    ]
    if case .entered(let commit, let origin) = entries[index] {
      fields.merge(commit.json) { $1 }
      fields["event"] = .text(origin == nil ? "added" : "moved")
      fields["fromColumn"] = .string(origin?.id)
      fields["seconds"] = .integer(age(of: commit))
    }
    fields["isCommitted"] = .bool(entries[index] != .uncommitted)
    return .object(fields)
  }

  private func age(of commit: EventCommit) -> Int {
    max(0, now.secondsSince1970 - Int(clamping: commit.seconds))
  }
}

// MARK: - Text

extension ColumnReport {
  /// Prints a line for each card.
  func write(to environment: Environment) {
    let (style, width) = (environment.outputStyle, environment.terminalWidth)
    let heading = style.paint(TerminalText.visible(column.title), .bold)
    environment.output.line("\(heading)  \(column.cards.count)")
    let rows = entries.map { cells(of: $0, isCut: width != nil) }
    let widths = (0..<4).map { cell in rows.map { $0[cell].displayWidth }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      let number = "\(index + 1)."
      let start = String(repeating: " ", count: max(0, 4 - number.count)) + number + " "
      let cells = zip(row, widths).map { $0.padded(to: $1) }
      let room = width.map { $0 - start.count - widths.reduce(0) { $0 + $1 + 2 } }
      let painted = [
        cells[0], style.paint(cells[1], .dim), style.paint(cells[2], .yellow),
        style.paint(cells[3], .cyan), title(ofCard: index, room: room, style),
      ]
      environment.output.line(start + painted.joined(separator: "  "))
    }
  }

  private static let authorWidth = 16

  /// The day, the age, the commit and the person.
  private func cells(of entry: ColumnEntry, isCut: Bool) -> [String] {
    switch entry {
    case .entered(let commit, _):
      let author = commit.shownAuthor
      let shown = isCut ? TerminalText.truncated(author, width: Self.authorWidth) : author
      return [commit.time.date, duration(ofSeconds: age(of: commit)), commit.shortID, shown]
    case .older(let commit): return [commit.time.date, "or before", commit.shortID, ""]
    case .uncommitted: return ["not committed", "", "", ""]
    }
  }

  private func title(ofCard index: Int, room: Int?, _ style: Style) -> String {
    let card = column.cards[index]
    let id = card.blockID.map { " ^" + TerminalText.visible($0) } ?? ""
    let title = TerminalText.visible(card.shownTitle)
    let shown = room.map { TerminalText.truncated(title, width: max($0 - id.displayWidth, 12)) }
    return (shown ?? title) + style.paint(id, .dim)
  }
}
