internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What a merge has decided about a board, in plain words.
struct MergeWording {
  typealias Finding = BoardFilesMerge.Merge.Finding

  /// The titles of the columns by their IDs, of the merged board and of both sides.
  private let titles: [String: String]
  private let labels: MergeLabels

  init(_ merge: BoardFilesMerge.Merge, _ labels: MergeLabels) {
    let columns = merge.columns.flatMap { column in
      [(column.id, column.title.value)]
        + [column.ours, column.theirs].compactMap { $0.map { ($0.id, $0.title) } }
    }
    titles = Dictionary(columns) { first, _ in first }
    self.labels = labels
  }

  /// All that was decided, a line each, in the way in which git tells of a merge; fit for a terminal.
  ///
  /// What nobody has to decide, since a side is chosen, is no conflict.
  func lines(for files: BoardFilesMerge) -> [String] {
    let word = files.isConflicted ? "CONFLICT (card)" : "Card merged"
    let lines =
      files.merge.notices.map { "Card merged: \(words(for: $0))" }
      + files.merge.conflicts.map { "\(word): \(words(for: $0))" }
    return lines.map(TerminalText.visible)
  }

  /// One thing to know, or to decide.
  func words(for finding: Finding) -> String {
    switch finding {
    case .card(let kind, let card): "\(Self.subject(card)): \(words(for: kind, card))"
    case .column(let kind, let column): "\(column.title.value): \(words(for: kind, column))"
    }
  }

  /// The title of a card, and its block ID where it has one.
  static func subject(_ card: MergedCard<MarkdownKanbanCard, String>) -> String {
    let known = card.taken ?? card.ours?.card ?? card.theirs?.card ?? card.base?.card
    return known.map { "\"\($0.shownTitle)\"" } ?? ""
  }

  private func words(
    for kind: CardMergeKind,
    _ card: MergedCard<MarkdownKanbanCard, String>
  ) -> String {
    switch kind {
    case .movedApart:
      "moved to \(title(card.ours)) in \(labels.ours) and to \(title(card.theirs)) in \(labels.theirs); "
        + "it is in \(titles[card.place.columnID] ?? card.place.columnID)"
    case .editedApart: "edited in \(labels.ours) and in \(labels.theirs), each in another way"
    case .inventedTwice: "both sides gave this block ID to a new card"
    case .sharesBlockID: "another card has the same block ID"
    case .identifiedApart:
      "each side gave it another block ID; it is ^\(card.content.fields?.blockID.value ?? "")"
    case .keptForEdit: "removed on one side and edited on the other; it is kept"
    case .keptForMove: "removed on one side and moved on the other; it is kept"
    case .keptOfTwo: "it was there twice, and each side removed another one; one is kept"
    }
  }

  private func words(
    for kind: ColumnMergeKind,
    _ column: BoardFilesMerge.Merge.Column
  ) -> String {
    switch kind {
    case .columnRenamedApart:
      "renamed in \(labels.ours) and in \(labels.theirs), each to another title"
    case .columnLimitedApart:
      "limited in \(labels.ours) and in \(labels.theirs), each in another way"
    case .columnFileRenamedApart: "its file has two new names; it is '\(column.id).md'"
    case .columnFileNameTaken:
      "its file was renamed to a name that another column has; it is '\(column.id).md'"
    case .columnKeptForCards: "removed on one side, while the other has cards in it; it is kept"
    case .columnKeptForSettings: "removed on one side and set on the other; it is kept"
    }
  }

  private func title(_ card: CardState<MarkdownKanbanCard, String>?) -> String {
    card.map { titles[$0.columnID] ?? $0.columnID } ?? ""
  }
}
