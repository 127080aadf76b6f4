internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// A board as a JSON object.
struct BoardDocument {
  let board: MarkdownKanbanBoard
  let columns: [MarkdownKanbanColumn]
  let filter: CardFilter
  let location: BoardLocation

  var json: JSONValue {
    .document(
      kind: "board",
      [
        "title": .string(board.title),
        "wipLimitBehavior": .text(board.wipLimitBehavior.rawValue),
        "columns": .array(columns.map(json)),
        "findings": .array(board.wantedFindings.map { $0.json(at: location) }),
      ]
    )
  }

  private func json(of column: MarkdownKanbanColumn) -> JSONValue {
    [
      "id": .text(column.id),
      "title": .text(column.title),
      "path": .text(location.shownPath(of: column.path)),
      "wipLimit": .number(column.wipLimit),
      "isCollapsed": .bool(column.isCollapsed),
      "cards": .elements(
        JSONElements { write in
          for card in column.cards where filter.matches(card) { write(json(of: card)) }
        }
      ),
    ]
  }

  private func json(of card: MarkdownKanbanCard) -> JSONValue {
    let (title, body) = (card.title, card.body)
    let labels = Labels(in: title)
    return [
      "id": .string(card.blockID),
      "title": .text(title),
      "isDone": card.isDone.map(JSONValue.bool) ?? .null,
      "body": body.isEmpty ? .null : .text(body),
      "tags": .array(labels.tags.map(JSONValue.text)),
      "people": .array(labels.people.map(JSONValue.text)),
      "due": .string(labels.due),
      "path": .text(location.shownPath(of: card.path)),
      "firstLine": .integer(card.firstLine),
      "lastLine": .integer(card.lastLine),
    ]
  }
}

extension Finding {
  func json(at location: BoardLocation) -> JSONValue {
    [
      "code": .text(code),
      "severity": .text(severity.rawValue),
      "path": .text(location.shownPath(of: path)),
      "line": .integer(line),
      "column": .integer(column),
      "message": .text(message),
    ]
  }
}
