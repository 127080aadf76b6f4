internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// The life of one card, commit by commit, the newest first: whatever it was called, wherever it was
/// and whichever branch it came by; see ``KanbanStore/events(of:progress:)``.
package struct CardEvents: ~Copyable {
  private var history: BoardHistory
  private var boards: PastBoards
  private var progress: WalkProgress

  /// The card at the newest commit.
  private var start: CardTrace?

  /// What has to be looked for in commits that are still to come.
  private var traces: [ObjectID: CardTrace] = [:]

  /// The card that is looked for where it is not on the board; `nil` once it is found and has no block
  /// ID by which it could be found a second time.
  private var sought: SoughtCard?

  init(
    from start: CardTrace,
    seeking sought: SoughtCard?,
    in history: consuming BoardHistory,
    _ boards: consuming PastBoards,
    _ progress: consuming WalkProgress
  ) {
    self.history = history
    self.boards = boards
    self.progress = progress
    self.start = start
    self.sought = sought
  }

  /// The next commit that did something to the card; at last the one at which the history has been cut
  /// off, if it has.
  package mutating func next() throws(KanbanStoreError) -> CommitEvents? {
    while start != nil || !traces.isEmpty, let step = try history.step() {
      progress.advance(of: history)
      guard let trace = start.take() ?? traces.removeValue(forKey: step.id) else { continue }
      guard step.changesBoard else {
        for parent in step.parents { leave(trace, to: parent) }
        continue
      }
      if step.isCutOff { return .cutOff(EventCommit(try history.info(of: step.id))) }
      let own = try follow(trace, through: step)
      if own.events.isEmpty { continue }
      let commit = EventCommit(try history.info(of: step.id))
      return CommitEvents(commit: commit, isCutOff: false, events: own.events, titles: own.titles)
    }
    return nil
  }

  private mutating func leave(_ trace: CardTrace, to parent: BoardStep.Parent) {
    guard let id = parent.id, !trace.isEmpty else { return }
    traces[id, default: CardTrace()].formUnion(trace)
  }

  /// Takes the card from a commit to its parents.
  ///
  /// - Returns: What the commit itself did to the card.
  private mutating func follow(
    _ trace: CardTrace,
    through step: BoardStep
  ) throws(KanbanStoreError) -> (
    events: [MarkdownKanbanColumn.Event], titles: (old: [String: String], new: [String: String])
  ) {
    var differences: [PastDifference] = []
    found = nil
    for parent in step.parents {
      guard trace.isTouched(by: parent.changes) else {
        leave(trace, to: parent)
        continue
      }
      let difference = try boards.difference(of: step, to: parent, in: history)
      differences.append(difference)
      leave(earlier(trace, by: difference), to: parent)
    }
    // A parent with the same card leaves nothing to tell.
    guard differences.count == step.parents.count, let layout = differences.first?.new else {
      return ([], ([:], [:]))
    }
    let own = OwnChanges(differences)
    let positions = trace.places.compactMap { $0.position(on: layout) }
    let found = found
    let events = own.changes.events.filter { event in
      guard case .card(_, let change) = event else { return false }
      return change.after.map { positions.contains($0.position) }
        ?? (found != nil && change.before?.card == found)
    }
    return (events, own.titles)
  }

  /// The card that was sought and has been found, in the commit that removed it.
  private var found: MarkdownKanbanCard?

  /// The card on the board of a parent.
  private mutating func earlier(_ trace: CardTrace, by difference: PastDifference) -> CardTrace {
    var earlier = CardTrace()
    for position in trace.places.compactMap({ $0.position(on: difference.new) }) {
      if let old = difference.oldPosition(of: position) {
        earlier.places.insert(PastPlace(old, on: difference.old))
      } else if let id = difference.changes.card(at: position)?.blockID {
        // It may have been there before, and away in between.
        sought = SoughtCard(blockID: id)
        earlier.isSought = true
      }
    }
    guard trace.isSought, let sought else { return earlier }
    guard let before = difference.changes.removal(of: sought) else {
      earlier.isSought = true
      return earlier
    }
    found = before.card
    self.sought = before.card.blockID.map(SoughtCard.init(blockID:))
    earlier.places.insert(PastPlace(before.position, on: difference.old))
    return earlier
  }
}

/// Where a card is on the board of some commit, as far as that is known.
struct CardTrace {
  /// One place, but where branches tell different stories.
  var places: Set<PastPlace> = []

  /// Whether it is not there, and looked for in older commits.
  var isSought = false

  var isEmpty: Bool { places.isEmpty && !isSought }

  mutating func formUnion(_ other: CardTrace) {
    places.formUnion(other.places)
    isSought = isSought || other.isSought
  }

  /// Whether some changes may be changes of the card.
  func isTouched(by changes: [BoardFileChange]) -> Bool {
    isSought && !changes.isEmpty
      || changes.contains { change in places.contains { change.mayChange(column: $0.column) } }
  }
}

extension BoardDifference<MarkdownKanbanCard, String> {
  /// The card at a position of the new board, if it has changed.
  fileprivate func card(at position: BoardPosition) -> MarkdownKanbanCard? {
    cards.first { $0.after?.position == position }?.after?.card
  }

  /// The removed card that fits best; the first of those that fit alike.
  fileprivate func removal(of sought: SoughtCard) -> CardState<MarkdownKanbanCard, String>? {
    let removed = cards.lazy.filter(\.isRemoved).compactMap(\.before)
    let fitting = removed.compactMap { state in
      sought.misfit(of: state.card).map { (state: state, misfit: $0) }
    }
    return fitting.min { $0.misfit < $1.misfit }?.state
  }
}
