package import AdvancedKanban

/// A card as text: `[x] title ^id`, and the body behind ` / `.
package struct WrittenCard: KanbanWrittenCard, CustomStringConvertible {
  /// Tells the cards of a board apart whatever is written on them, as the place in a file does.
  package var id: Int
  package var box: Character?
  package var title: String
  package var blockID: String?
  package var body = ""

  /// Says nothing, but is written.
  package var marker = "-"

  package var source: [UInt8] { Array(description.utf8) }

  package var description: String {
    let box = box.map { " [\($0)]" } ?? ""
    let blockID = blockID.map { " ^\($0)" } ?? ""
    return "\(marker)\(box) \(title)\(blockID)\(body.isEmpty ? "" : " / \(body)")"
  }

  package init(
    id: Int,
    title: String,
    box: Character? = nil,
    blockID: String? = nil,
    body: String = ""
  ) {
    (self.id, self.title, self.box, self.blockID, self.body) = (id, title, box, blockID, body)
  }

  package init(id: Int, _ text: String) {
    self.id = id
    var rest = text[...]
    if rest.hasPrefix("* ") {
      marker = "*"
      rest = rest.dropFirst(2)
    }
    if rest.hasPrefix("[") {
      box = rest.dropFirst().first
      rest = rest.dropFirst(4)
    }
    if let slash = rest.firstIndex(of: "/") {
      body = String(rest[slash...].dropFirst(2))
      rest = rest[..<slash].dropLast()
    }
    if let caret = rest.firstIndex(of: "^") {
      blockID = String(rest[caret...].dropFirst())
      rest = rest[..<caret].dropLast()
    }
    title = String(rest)
  }
}

package typealias WrittenColumn = KanbanColumnSnapshot<WrittenCard, String>
package typealias WrittenDifference = WrittenColumn.Difference

/// A board from a line for each column: the ID, a colon, and the cards between bars.
///
/// Behind the ID, `=` gives another title, `!` a limit, and `-` says that the column is folded.
package func board(_ lines: String...) -> [WrittenColumn] {
  lines.enumerated().map { column, line in
    let parts = line.split(separator: ":", maxSplits: 1)
    let head = parts[0].split(separator: " ")
    let cards = parts.dropFirst().first?.split(separator: "|") ?? []
    let title = head.first { $0.hasPrefix("=") }?.dropFirst() ?? head[0]
    return WrittenColumn(
      id: String(head[0]),
      title: String(title),
      wipLimit: head.first { $0.hasPrefix("!") }.flatMap { Int($0.dropFirst()) },
      isCollapsed: head.contains("-"),
      cards: cards.map { $0.trimmed }.filter { !$0.isEmpty }.enumerated().map { index, text in
        WrittenCard(id: column * 100_000 + index, text)
      }
    )
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let tail = drop { $0 == " " }
    return String(tail.prefix(tail.count - tail.reversed().prefix { $0 == " " }.count))
  }
}

/// What is on a board, without what only tells the cards apart.
package func written(_ columns: [WrittenColumn]) -> [String] {
  columns.map { column in
    let limit = column.wipLimit.map { " !\($0)" } ?? ""
    return "\(column.id) =\(column.title)\(limit)\(column.isCollapsed ? " -" : ""): "
      + column.cards.map(\.description).joined(separator: " | ")
  }
}

extension BoardEvent where Card == WrittenCard, ColumnID == String {
  /// The event on one line: its name, what it is about, from where to where.
  package var line: String {
    switch self {
    case .card(let kind, let change):
      let title = (change.after ?? change.before)?.card.title ?? ""
      return "\(kind.rawValue) \(title): \(place(change.before)) > \(place(change.after))"
    case .column(let kind, let change):
      return "\(kind.rawValue): \(state(change.before)) > \(state(change.after))"
    }
  }

  private func place(_ state: CardState<WrittenCard, String>?) -> String {
    state.map { "\($0.columnID)#\($0.index)" } ?? "none"
  }

  private func state(_ state: ColumnState<String>?) -> String {
    state.map { "\($0.id)#\($0.index)" } ?? "none"
  }
}

/// The events between two boards, each on a line.
package func events(_ old: [WrittenColumn], _ new: [WrittenColumn]) -> [String] {
  WrittenDifference(from: old, to: new).events.map(\.line)
}
