internal import AdvancedKanban
internal import SourceText

/// Finds columns that hold more cards than their limit allows.
enum WIPLimitCheck {
  static func findings(in columns: [MarkdownKanbanColumn]) -> [Finding] {
    columns.compactMap { column in
      guard let breach = WIPLimitBreach(limit: column.wipLimit, count: column.cards.count)
      else { return nil }
      let line = column.cards[max(breach.limit, 0)].firstLine
      return Finding(
        "wip-limit-exceeded",
        path: column.path,
        at: SourceLocation(line: line, column: 1),
        message: "'\(column.title)' holds \(breach.count) cards and should hold at most "
          + "\(breach.limit); from here on they are too many"
      )
    }
  }
}
