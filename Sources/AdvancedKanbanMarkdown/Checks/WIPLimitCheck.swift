internal import AdvancedKanban
internal import SourceText

extension Check {
  static let wipLimitExceeded = Check(
    whileReading: "wip-limit-exceeded",
    .warning,
    "A column holds more cards than its limit allows"
  )
}

/// Finds columns that hold more cards than their limit allows.
enum WIPLimitCheck {
  static func findings(in columns: [MarkdownKanbanColumn]) -> [Finding] {
    columns.compactMap { column in
      guard let breach = WIPLimitBreach(limit: column.wipLimit, count: column.cards.count)
      else { return nil }
      let line = column.cards[max(breach.limit, 0)].firstLine
      return Finding(
        .wipLimitExceeded,
        path: column.path,
        at: SourceLocation(line: line, column: 1),
        "'\(column.title)' holds \(breach.count) cards and should hold at most "
          + "\(breach.limit); from here on they are too many"
      )
    }
  }
}
