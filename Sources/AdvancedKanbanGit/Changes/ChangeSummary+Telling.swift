internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// What a commit says of what somebody else has done: an editor, or a commit that is taken back.
extension ChangeSummary {
  /// What happened to a card, one thing at a time.
  ///
  /// - Parameters:
  ///   - change: The change of the card.
  ///   - old: The columns of the first board.
  ///   - new: The columns of the second board.
  /// - Returns: What is said of it.
  static func telling(
    of change: CardChange<MarkdownKanbanCard, MarkdownKanbanColumn.ID>,
    from old: [MarkdownKanbanColumn],
    to new: [MarkdownKanbanColumn]
  ) -> [ChangeSummary] {
    let source = change.before.map { old[$0.columnIndex] }
    let destination = change.after.map { new[$0.columnIndex] }
    guard let card = change.after?.card ?? change.before?.card,
      let column = destination ?? source
    else { return [] }
    return change.eventKinds.map { kind in
      switch kind {
      case .added: .changing(card, "Add", "to", column)
      case .removed: .changing(card, "Remove", "from", column)
      case .moved: .moving(card, from: source ?? column, to: column)
      case .reordered: .reordering(card, in: column, to: change.after?.index ?? 0)
      case .edited: .changing(card, "Edit", "in", column)
      case .checked: .changing(card, "Check", "in", column)
      case .unchecked: .changing(card, "Uncheck", "in", column)
      }
    }
  }

  private static func moving(
    _ card: MarkdownKanbanCard,
    from source: MarkdownKanbanColumn,
    to destination: MarkdownKanbanColumn
  ) -> ChangeSummary {
    let place = "to \(line(destination.title))"
    return ChangeSummary(
      "Move",
      "Move \(name(of: card)) from \(line(source.title)) \(place)",
      place: place,
      trailers: trailers(of: card, from: source, to: destination)
    )
  }

  private static func reordering(
    _ card: MarkdownKanbanCard,
    in column: MarkdownKanbanColumn,
    to index: Int
  ) -> ChangeSummary {
    ChangeSummary(
      "Move",
      "Move \(name(of: card)) to position \(index + 1) in \(line(column.title))",
      place: "in \(line(column.title))",
      trailers: trailers(of: card, from: column, to: column)
    )
  }

  private static func trailers(
    of card: MarkdownKanbanCard,
    from source: MarkdownKanbanColumn,
    to destination: MarkdownKanbanColumn
  ) -> [(key: String, value: String)] {
    [
      ("Kanban-Card", reference(to: card)), ("Kanban-From", line(source.id)),
      ("Kanban-To", line(destination.id)),
    ]
  }

  /// What happened to a column, one thing at a time.
  static func telling(of change: ColumnChange<MarkdownKanbanColumn.ID>) -> [ChangeSummary] {
    guard let column = change.after ?? change.before else { return [] }
    let old = line(change.before?.title ?? column.title)
    // A column without a title of its own has the name of its file.
    let isNamedByFile = change.isFileRenamed && column.title == column.id
    let kinds = change.eventKinds.filter { !isNamedByFile || $0 != .renamed }
    return kinds.map { kind in
      let (verb, rest) = words(for: kind, column, formerly: old)
      return ChangeSummary(
        verb,
        "\(verb) \(rest)",
        noun: "column",
        trailers: [("Kanban-Column", line(column.id))]
      )
    }
  }

  private static func words(
    for kind: ColumnEventKind,
    _ column: ColumnState<MarkdownKanbanColumn.ID>,
    formerly old: String
  ) -> (verb: String, rest: String) {
    let title = line(column.title)
    return switch kind {
    case .added: ("Add", "column \(title)")
    case .removed: ("Remove", "column \(title)")
    case .fileRenamed: ("Rename", "the file of column \(title) to \(line(column.id)).md")
    case .renamed: ("Rename", "column \(old) to \(title)")
    case .moved: ("Move", "column \(title) to position \(column.index + 1)")
    case .limited: ("Limit", "column \(title) to \(limit(column.wipLimit))")
    case .collapsed: ("Collapse", "column \(title)")
    case .expanded: ("Expand", "column \(title)")
    }
  }

  private static func limit(_ limit: Int?) -> String {
    limit.map { "\($0) card\($0 == 1 ? "" : "s")" } ?? "any number of cards"
  }

  /// What happened to a setting of the board.
  static func telling(of change: SettingChange) -> ChangeSummary {
    guard change.key == "title" else {
      let verb = "Change the WIP policy"
      return ChangeSummary(verb, "\(verb) to \(change.new ?? "")", noun: "")
    }
    guard let title = change.new else {
      return ChangeSummary("Remove the board's title", "Remove the board's title", noun: "")
    }
    return ChangeSummary("Rename the board", "Rename the board to \(quoted(title))", noun: "")
  }

  /// What happened to a file beside its cards and settings.
  static func telling(of remark: FileRemark) -> ChangeSummary {
    let name = line(remark.path)
    return switch remark.kind {
    case .text: editingText(of: remark.path)
    case .added: file(name, "Add \(name)", "Add \(name)", noun: "")
    case .removed: file(name, "Remove \(name)", "Remove \(name)", noun: "")
    case .spelling: file(name, "Reformat", "Reformat \(name)")
    case .cardSpelling(let count):
      file(name, "Reformat", "Reformat \(count) card\(count == 1 ? "" : "s") in \(name)")
    }
  }

  private static func file(
    _ name: String,
    _ verb: String,
    _ subject: String,
    noun: String = "file"
  ) -> ChangeSummary {
    ChangeSummary(verb, subject, noun: noun, trailers: [("Kanban-File", name)])
  }

  /// What happened to a file outside of its cards.
  static func editingText(of name: String) -> ChangeSummary {
    file(line(name), "Edit the text of", "Edit the text of \(line(name))")
  }

  /// What is said with a subject of its own.
  static func takingBack(_ subject: String) -> ChangeSummary { ChangeSummary("Undo", subject) }
}

extension [ChangeSummary] {
  /// All of them in one line: `Move 2 cards, edit 1`.
  var line: String {
    guard let first, count > 1 else { return first?.subject ?? "Edit the board" }
    if isAboutOneCard {
      let rest = dropFirst().map { "\($0.verb.lowercased()) it" }
      return ([first.subject] + rest).joined(separator: ", ")
    }
    if let place = onlyPlace { return "\(first.verb) \(count) \(first.noun)s \(place)" }
    var noun = ""
    let parts = groups.map { group in
      if group.noun.isEmpty { return group.verb }
      let isNew = group.noun != noun
      noun = group.noun
      return isNew
        ? "\(group.verb) \(group.count) \(noun)\(group.count == 1 ? "" : "s")"
        : "\(group.verb) \(group.count)"
    }
    let others = parts.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return (parts.prefix(1) + others).joined(separator: ", ")
  }

  private var isAboutOneCard: Bool {
    let cards = map { $0.trailers.first { $0.key == "Kanban-Card" }?.value }
    return cards[0] != nil && Set(cards).count == 1 && Set(map(\.verb)).count == count
  }

  /// The place that all of them have in common, where they are of one kind.
  private var onlyPlace: String? {
    let isOne = allSatisfy { $0.verb == self[0].verb && $0.place == self[0].place }
    return isOne && !self[0].place.isEmpty ? self[0].place : nil
  }

  /// The verbs in the order in which people name them.
  private static var verbs: [String] { ["Move", "Edit", "Check", "Uncheck", "Add", "Remove"] }

  /// The kinds, each with its number: those of cards first.
  private var groups: [(verb: String, noun: String, count: Int)] {
    var groups: [(verb: String, noun: String, count: Int)] = []
    for summary in self {
      let index = groups.firstIndex { $0.verb == summary.verb && $0.noun == summary.noun }
      if let index {
        groups[index].count += 1
      } else {
        groups.append((summary.verb, summary.noun, 1))
      }
    }
    let nouns = ["card", "column", "file"]
    let ranks = groups.enumerated().map { place, group in
      let verb = Self.verbs.firstIndex(of: group.verb) ?? Self.verbs.count
      return [nouns.firstIndex(of: group.noun) ?? nouns.count, verb, place]
    }
    let order = groups.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
    return order.map { groups[$0] }
  }
}
