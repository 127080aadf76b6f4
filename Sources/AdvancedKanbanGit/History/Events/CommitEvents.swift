package import AdvancedKanban
package import AdvancedKanbanMarkdown

/// What one commit did to a board.
package struct CommitEvents: Sendable {
  package let commit: EventCommit

  /// Whether the history has been cut off here, as in a shallow clone: the board is older than this
  /// commit, and nobody knows what the commit did.
  package let isCutOff: Bool

  package let events: [MarkdownKanbanColumn.Event]

  /// What the columns were called before the commit and after it, as far as that matters.
  package let titles: ColumnTitles

  private init(
    _ commit: EventCommit,
    isCutOff: Bool,
    _ events: [MarkdownKanbanColumn.Event],
    _ titles: ColumnTitles
  ) {
    (self.commit, self.isCutOff, self.events, self.titles) = (commit, isCutOff, events, titles)
  }

  init(_ commit: EventCommit, _ events: [MarkdownKanbanColumn.Event], titles: ColumnTitles) {
    self.init(commit, isCutOff: false, events, titles)
  }

  /// A commit of which nothing is known but what it has.
  static func cutOff(_ commit: EventCommit) -> CommitEvents {
    CommitEvents(commit, isCutOff: true, [], ColumnTitles())
  }

  /// The same commit with these events alone.
  package func with(events: [MarkdownKanbanColumn.Event]) -> CommitEvents {
    CommitEvents(commit, isCutOff: isCutOff, events, titles)
  }
}
