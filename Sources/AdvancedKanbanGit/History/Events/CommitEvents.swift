package import AdvancedKanban
package import AdvancedKanbanMarkdown

/// What one commit did to a board.
package struct CommitEvents: Sendable {
  package let commit: EventCommit

  /// Whether the history has been cut off here, as in a shallow clone: the board is older than this
  /// commit, and nobody knows what the commit did.
  package let isCutOff: Bool

  package let events: [MarkdownKanbanColumn.Event]

  /// The titles of columns before the commit and after it, by their IDs, as far as they matter.
  package let titles: (old: [String: String], new: [String: String])
}

extension CommitEvents {
  /// The same commit with these events alone.
  package func with(events: [MarkdownKanbanColumn.Event]) -> CommitEvents {
    CommitEvents(commit: commit, isCutOff: isCutOff, events: events, titles: titles)
  }

  /// A commit of which nothing is known but what it has.
  static func cutOff(_ commit: EventCommit) -> CommitEvents {
    CommitEvents(commit: commit, isCutOff: true, events: [], titles: ([:], [:]))
  }
}
