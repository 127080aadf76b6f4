internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// What happened to a board, commit by commit, the newest first; see ``KanbanStore/events(_:progress:)``.
package struct BoardEvents: ~Copyable {
  private var history: BoardHistory
  private var boards: PastBoards
  private var selection: EventSelection
  private var progress: WalkProgress

  /// How many commits in a row have been too old.
  private var pastCount = 0

  /// So many commits in a row have to be too old before the rest is: clocks go wrong.
  private static let patience = 1000

  init(
    of history: consuming BoardHistory,
    _ boards: consuming PastBoards,
    _ selection: EventSelection,
    _ progress: consuming WalkProgress
  ) {
    self.history = history
    self.boards = boards
    self.selection = selection
    self.progress = progress
  }

  /// The next commit that did something to the board; at last the one at which the history has been cut
  /// off, if it has.
  package mutating func next() throws(KanbanStoreError) -> CommitEvents? {
    while pastCount < Self.patience, let step = try history.step() {
      progress.advance(of: history)
      guard step.changesBoard else { continue }
      let commit = EventCommit(try history.info(of: step.id))
      pastCount = selection.isPast(commit) ? pastCount + 1 : 0
      if step.isCutOff { return .cutOff(commit) }
      guard selection.column != nil || selection.isWanted(commit) else { continue }
      let own = try boards.ownChanges(of: step, in: history)
      let events = CommitEvents(
        commit: commit,
        isCutOff: false,
        events: own.changes.events,
        titles: own.titles
      )
      if let selected = selection.selected(events) { return selected }
    }
    return nil
  }
}

/// The changes that a commit made itself, and what the columns were called.
struct OwnChanges {
  let changes: MarkdownKanbanColumn.Difference
  let titles: (old: [String: String], new: [String: String])

  /// - Parameter differences: The differences to all parents.
  init(_ differences: [PastDifference]) {
    let changes = MarkdownKanbanColumn.Difference.own(ofMerge: differences.map(\.changes))
    self.changes = changes
    var titles: (old: [String: String], new: [String: String]) =
      changes.isEmpty ? ([:], [:]) : differences.first?.titles ?? ([:], [:])
    for difference in differences.dropFirst() where !changes.isEmpty {
      titles.old.merge(difference.titles.old) { first, _ in first }
      titles.new.merge(difference.titles.new) { first, _ in first }
    }
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
