internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension OpenBoard {
  /// The moment that the value of an option stands for, if it was given.
  func moment(_ text: String?, as bound: DateBound) throws(Failure) -> Int64? {
    guard let text else { return nil }
    return try read { () throws(KanbanStoreError) in try store.moment(text, as: bound) }
  }

  /// What happened to the board; see ``KanbanStore/events(_:progress:)``.
  func events(
    _ selection: EventSelection,
    _ progress: HistoryProgress
  ) throws(Failure) -> BoardEvents {
    try read { () throws(KanbanStoreError) in try store.events(selection, progress: progress.report)
    }
  }

  /// The life of a card that is at a place at HEAD; see ``KanbanStore/events(ofCardAt:progress:)``.
  func events(
    ofCardAt position: BoardPosition,
    _ progress: HistoryProgress
  ) throws(Failure) -> CardEvents {
    try read { () throws(KanbanStoreError) in
      try store.events(ofCardAt: position, progress: progress.report)
    }
  }

  /// What the next commit did to a card.
  func next(of events: inout CardEvents) throws(Failure) -> CommitEvents? {
    try read { () throws(KanbanStoreError) in try events.next() }
  }

  /// The life of a card that is gone; see ``KanbanStore/events(of:progress:)``.
  func events(of card: SoughtCard, _ progress: HistoryProgress) throws(Failure) -> CardEvents {
    try read { () throws(KanbanStoreError) in try store.events(of: card, progress: progress.report)
    }
  }

  /// How the cards of a column got there; see ``KanbanStore/entries(ofColumnAt:at:progress:)``.
  func entries(
    ofColumnAt column: Int,
    at revision: String?,
    _ progress: HistoryProgress
  ) throws(Failure) -> [ColumnEntry] {
    try read { () throws(KanbanStoreError) in
      try store.entries(ofColumnAt: column, at: revision, progress: progress.report)
    }
  }
}
