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
      let events = CommitEvents(commit, own.changes.events, titles: own.titles)
      if let selected = selection.selected(events) { return selected }
    }
    return nil
  }
}
