internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// The changes that a commit made itself, and what the columns were called.
struct OwnChanges: Sendable {
  let changes: MarkdownKanbanColumn.Difference
  let titles: ColumnTitles

  /// - Parameter differences: The differences to all parents; none where the commit has the board of
  ///   one of them.
  init(_ differences: [PastDifference]) {
    changes = MarkdownKanbanColumn.Difference.own(ofMerge: differences.map(\.changes))
    var titles = ColumnTitles()
    for difference in differences where !changes.isEmpty { titles.add(difference.titles) }
    self.titles = titles
  }
}

extension PastBoards {
  /// What a commit did itself: nothing, where it has a parent's board.
  mutating func ownChanges(
    of step: BoardStep,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> OwnChanges {
    guard step.parents.allSatisfy({ !$0.changes.isEmpty }) else { return OwnChanges([]) }
    var differences: [PastDifference] = []
    for parent in step.parents {
      differences.append(try difference(of: step, to: parent, in: history))
    }
    return OwnChanges(differences)
  }
}
