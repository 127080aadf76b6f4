internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// Which commits and events of a history are wanted.
package struct EventSelection: Sendable {
  /// The first moment that counts, in seconds since 1970.
  package var since: Int64?

  /// The last moment that counts, in seconds since 1970.
  package var until: Int64?

  /// A part of the author's name and address, as in `Ann Other <ann@example.com>`, in upper or lower
  /// case.
  package var author: String?

  /// Whether an event is wanted that touches a column of this ID, or of the one that it had before its
  /// file was renamed.
  package var column: String? {
    didSet { columnIDs = column.map { [$0] } }
  }

  /// The IDs that the column has had.
  private var columnIDs: Set<String>?

  package init() {}

  /// Whether this commit's events are wanted at all.
  func isWanted(_ commit: EventCommit) -> Bool {
    commit.seconds >= since ?? .min && commit.seconds <= until ?? .max && isByAuthor(commit)
  }

  private func isByAuthor(_ commit: EventCommit) -> Bool {
    guard let author else { return true }
    return "\(commit.author) <\(commit.email)>".lowercased().contains(author.lowercased())
  }

  /// Whether no commit from here on can be wanted: it was committed before the first moment, and
  /// nothing is written after it has been committed.
  func isPast(_ commit: EventCommit) -> Bool { commit.committed < since ?? .min }

  /// The events of a commit that are wanted; `nil` where none is. The commits come newest first.
  package mutating func selected(_ commit: CommitEvents) -> CommitEvents? {
    if commit.isCutOff { return commit }
    let events = wanted(of: commit.events)
    return isWanted(commit.commit) && !events.isEmpty ? commit.with(events: events) : nil
  }

  private mutating func wanted(
    of events: [MarkdownKanbanColumn.Event]
  ) -> [MarkdownKanbanColumn.Event] {
    guard let ids = columnIDs else { return events }
    let earlier = events.compactMap { event in
      if case .column(.fileRenamed, let change) = event, ids.contains(change.after?.id ?? "") {
        change.before?.id
      } else {
        String?.none
      }
    }
    let all = ids.union(earlier)
    columnIDs = all
    return events.filter { $0.touches(all) }
  }
}

extension BoardEvent<MarkdownKanbanCard, String> {
  /// Whether it concerns one of these columns.
  fileprivate func touches(_ columns: Set<String>) -> Bool {
    let ids =
      switch self {
      case .card(_, let change): [change.before?.columnID, change.after?.columnID]
      case .column(_, let change): [change.before?.id, change.after?.id]
      }
    return ids.contains { $0.map(columns.contains) ?? false }
  }
}
