internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What there is to tell of two boards, for a person, for Markdown or for a script.
struct BoardReport {
  typealias Change = CardChange<MarkdownKanbanCard, String>

  let difference: MarkdownKanbanColumn.Difference
  let wording: EventWording

  /// What differs in the settings of the board.
  let settings: [SettingChange]

  /// What differs in the files beside all that.
  let remarks: [FileRemark]

  /// The columns that are over their limits on the second board, and were not so, or not as much.
  let crowdedColumns: [CrowdedColumn]

  /// What makes the boards unfit to be compared, in whole sentences without full stops.
  let warnings: [String]

  init(from old: StoredBoard, to new: StoredBoard) {
    let (before, after) = (old.board.columns, new.board.columns)
    difference = MarkdownKanbanColumn.Difference(from: before, to: after)
    wording = EventWording(from: before, to: after)
    settings = SettingChange.all(from: old.board, to: new.board)
    remarks = FileComparison(from: old, to: new, difference, settings).remarks
    crowdedColumns = after.compactMap { column in
      CrowdedColumn(column, before: before.first { $0.id == column.id })
    }
    warnings = (before.unreadableFiles + after.unreadableFiles).uniqued
  }

  /// Whether the boards do not differ, and their files do not either.
  var isEmpty: Bool { difference.isEmpty && settings.isEmpty && remarks.isEmpty }

  /// The cards to which something happened, in the order of the columns and their cards.
  func changes(_ isMeant: (Change) -> Bool) -> [Change] { difference.cards.filter(isMeant) }
}

/// A column that holds more cards than it should.
struct CrowdedColumn {
  let id: String
  let title: String
  let count: Int
  let limit: Int

  /// - Parameters:
  ///   - column: The column as it is now.
  ///   - before: The same column as it was.
  init?(_ column: MarkdownKanbanColumn, before: MarkdownKanbanColumn?) {
    guard let limit = column.wipLimit, column.cards.count > limit else { return nil }
    if let before, before.wipLimit == limit, before.cards.count >= column.cards.count { return nil }
    (id, title, count) = (column.id, column.title, column.cards.count)
    self.limit = limit
  }
}

extension [MarkdownKanbanColumn] {
  fileprivate var unreadableFiles: [String] {
    filter(\.isUnreadable).map {
      "'\($0.path)' cannot be read on one side, so its cards seem to be added or removed"
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
