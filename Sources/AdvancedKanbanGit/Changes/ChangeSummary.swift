internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// What a commit says of one change.
struct ChangeSummary {
  /// The kind of the change, by which several are counted together.
  let verb: String

  /// What the change does, as the subject of its commit.
  let subject: String

  /// What is changed, for a number of them; empty where there is but one, and the verb names it.
  let noun: String

  /// What the change would be called among several: `to Done`, `in Backlog`.
  let place: String

  /// The trailers for scripts.
  let trailers: [(key: String, value: String)]

  init(
    _ verb: String,
    _ subject: String,
    noun: String = "card",
    place: String = "",
    trailers: [(key: String, value: String)] = []
  ) {
    self.verb = verb
    self.subject = subject
    self.noun = noun
    self.place = place
    self.trailers = trailers
  }

  static func moving(
    _ card: MarkdownKanbanCard,
    from source: MarkdownKanbanColumn,
    to destination: MarkdownKanbanColumn,
    _ move: MarkdownKanbanMove
  ) -> ChangeSummary {
    let route =
      source.id == destination.id
      ? "to position \(move.destinationIndex + 1) in \(line(source.title))"
      : "from \(line(source.title)) to \(line(destination.title))"
    return ChangeSummary(
      "Move",
      "Move \(name(of: card)) \(route)",
      place: "to \(line(destination.title))",
      trailers: [
        ("Kanban-Card", reference(to: card)), ("Kanban-From", line(source.id)),
        ("Kanban-To", line(destination.id)),
      ]
    )
  }

  static func adding(_ card: NewCard, to column: MarkdownKanbanColumn) -> ChangeSummary {
    let title = quoted(card.title)
    return ChangeSummary(
      "Add",
      "Add \(title) to \(line(column.title))",
      place: "to \(line(column.title))",
      trailers: [("Kanban-Card", card.blockID ?? title), ("Kanban-To", line(column.id))]
    )
  }

  static func changing(
    _ card: MarkdownKanbanCard,
    _ verb: String,
    _ preposition: String,
    _ column: MarkdownKanbanColumn
  ) -> ChangeSummary {
    let place = "\(preposition) \(line(column.title))"
    let keys = ["Add": "Kanban-To", "Remove": "Kanban-From"]
    let key = keys[verb] ?? "Kanban-Column"
    return ChangeSummary(
      verb,
      "\(verb) \(name(of: card)) \(place)",
      place: place,
      trailers: [("Kanban-Card", reference(to: card)), (key, line(column.id))]
    )
  }

  static func addingColumn(_ title: String, id: String) -> ChangeSummary {
    ChangeSummary(
      "Add column",
      "Add column \(line(title))",
      trailers: [("Kanban-Column", line(id))]
    )
  }

  static func renaming(_ column: MarkdownKanbanColumn, to title: String) -> ChangeSummary {
    ofColumn(column, "Rename column \(line(column.title)) to \(line(title))")
  }

  static func movingColumn(_ column: MarkdownKanbanColumn, to index: Int) -> ChangeSummary {
    ofColumn(column, "Move column \(line(column.title)) to position \(index + 1)")
  }

  static func limiting(_ column: MarkdownKanbanColumn, to limit: Int?) -> ChangeSummary {
    let title = line(column.title)
    return ofColumn(
      column,
      limit.map { "Limit column \(title) to \($0) card\($0 == 1 ? "" : "s")" }
        ?? "Remove the limit of column \(title)"
    )
  }

  static func collapsing(_ column: MarkdownKanbanColumn, _ isCollapsed: Bool) -> ChangeSummary {
    ofColumn(column, "\(isCollapsed ? "Collapse" : "Expand") column \(line(column.title))")
  }

  static func correcting(
    _ column: MarkdownKanbanColumn,
    _ settings: Set<ColumnSetting>
  ) -> ChangeSummary {
    let names = ColumnSetting.allCases.filter(settings.contains).map(\.rawValue)
    return ofColumn(
      column,
      "Correct \(names.joined(separator: " and ")) of column \(line(column.title))"
    )
  }

  static func starting(_ title: String) -> ChangeSummary {
    ChangeSummary("Start", "Start board \(quoted(title))")
  }

  private static func ofColumn(
    _ column: MarkdownKanbanColumn,
    _ subject: String
  ) -> ChangeSummary {
    ChangeSummary("Change", subject, trailers: [("Kanban-Column", line(column.id))])
  }

  /// A card by its block ID, else by its title.
  static func reference(to card: MarkdownKanbanCard) -> String {
    card.blockID ?? name(of: card)
  }

  static func name(of card: MarkdownKanbanCard) -> String {
    card.title.isEmpty ? "an untitled card" : quoted(card.title)
  }

  static func quoted(_ title: String) -> String { "\"\(line(title, limit: 72))\"" }

  static func line(_ text: String, limit: Int = 200) -> String {
    text.singleLine(upTo: limit)
  }
}
