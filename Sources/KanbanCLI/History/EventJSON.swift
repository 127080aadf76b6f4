internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

extension BoardEvent<MarkdownKanbanCard, String> {
  /// What happened, for scripts. Every event has the same keys, and null where they say nothing:
  ///
  /// - `event`: the name of what happened.
  /// - `card`: `id` and `title` as they are afterwards, or were of a card that is gone; null where it
  ///   happened to a column.
  /// - `column`: the ID of the column that it happened to, afterwards.
  /// - `fromColumn`, `toColumn`: the IDs of the columns that hold the card before and afterwards.
  /// - `fromIndex`, `toIndex`: where the card, or the column, stands before and afterwards, from 0.
  /// - `from`, `to`: what was written before and afterwards. Of an edited card an object that has the
  ///   keys among `title`, `body`, `id` and `box` that differ; of a task box that was ticked or
  ///   unticked its character; of a column that was added, removed or renamed its title, of one whose
  ///   file was renamed the file's name, of a limit the number.
  var json: JSONValue { .object(fields) }

  /// The same, to be put into an object with more to say.
  var fields: [String: JSONValue] {
    var fields = [String: JSONValue](minimumCapacity: 16)
    for key in eventKeys { fields[key] = .null }
    fields["event"] = .text(name)
    switch self {
    case .card(let kind, let change): fields.merge(change.fields(for: kind)) { $1 }
    case .column(let kind, let change): fields.merge(change.fields(for: kind)) { $1 }
    }
    return fields
  }
}

private let eventKeys = [
  "card", "column", "fromColumn", "fromIndex", "toColumn", "toIndex", "from", "to",
]

extension CardChange<MarkdownKanbanCard, String> {
  fileprivate func fields(for kind: CardEventKind) -> [String: JSONValue] {
    let card = (after ?? before)?.card
    let values = values(for: kind)
    return [
      "card": ["id": .string(card?.blockID), "title": .string(card?.title)],
      "fromColumn": .string(before?.columnID),
      "fromIndex": .number(before?.index),
      "toColumn": .string(after?.columnID),
      "toIndex": .number(after?.index),
      "from": values.from,
      "to": values.to,
    ]
  }

  private func values(for kind: CardEventKind) -> (from: JSONValue, to: JSONValue) {
    switch kind {
    case .added, .removed, .moved, .reordered: (.null, .null)
    case .edited: (edited(before?.card), edited(after?.card))
    case .checked, .unchecked: (.box(before?.card.box), .box(after?.card.box))
    }
  }

  /// What one version of the card has where the two differ.
  private func edited(_ card: MarkdownKanbanCard?) -> JSONValue {
    var values: [String: JSONValue] = [:]
    if fields.contains(.title) { values["title"] = .string(card?.title) }
    if fields.contains(.body) { values["body"] = .string(card?.body) }
    if fields.contains(.blockID) { values["id"] = .string(card?.blockID) }
    if boxChange == .other { values["box"] = .box(card?.box) }
    return .object(values)
  }
}

extension ColumnChange<String> {
  fileprivate func fields(for kind: ColumnEventKind) -> [String: JSONValue] {
    let values = values(for: kind)
    return [
      "column": .string((after ?? before)?.id),
      "fromIndex": .number(before?.index),
      "toIndex": .number(after?.index),
      "from": values.from,
      "to": values.to,
    ]
  }

  private func values(for kind: ColumnEventKind) -> (from: JSONValue, to: JSONValue) {
    switch kind {
    case .added, .removed, .renamed: (.string(before?.title), .string(after?.title))
    case .fileRenamed: (.string(before?.path), .string(after?.path))
    case .limited: (.number(before?.wipLimit), .number(after?.wipLimit))
    case .moved, .collapsed, .expanded: (.null, .null)
    }
  }
}

extension ColumnState<String> {
  /// The column file, without the folder.
  var path: String { id + ".md" }
}

extension JSONValue {
  fileprivate static func box(_ box: Character?) -> JSONValue { .string(box.map(String.init)) }
}
