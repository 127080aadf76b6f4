internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// Some commits that are to be taken back, the newest first.
struct Undoing {
  var commits: [CommitInfo] = []
  var reversals: [Reversal] = []

  /// The boards of the commits, and of their parents.
  var boards: [(after: MarkdownKanbanBoard, before: MarkdownKanbanBoard)] = []

  /// The names of all files that they have changed.
  var names: Set<String> { Set(reversals.flatMap(\.names)) }

  /// The same, where a card that is gone may be replaced by one that is written alike.
  var withSubstitutes: Undoing {
    var result = self
    for place in reversals.indices { result.reversals[place].hasSubstitutes = true }
    return result
  }

  /// Takes them back in a version that nobody needs afterwards.
  func tryOut(_ census: CardCensus) throws(KanbanStoreError) {
    var census = census
    for (place, reversal) in reversals.enumerated() {
      try expectNoDouble(ofReversal: place, in: census)
      try reversal.takeBack(in: &census.version)
    }
  }

  /// Makes sure that none comes to be in two places of a version, as far as they can be taken back in
  /// it at all.
  func expectNoDouble(in census: CardCensus) throws(KanbanStoreError) {
    var census = census
    for (place, reversal) in reversals.enumerated() {
      try expectNoDouble(ofReversal: place, in: census)
      do { try reversal.takeBack(in: &census.version) } catch { return }
    }
  }

  /// Takes one of them back in a version that nobody needs afterwards.
  func tryOut(_ place: Int, _ census: CardCensus) throws(KanbanStoreError) {
    try expectNoDouble(ofReversal: place, in: census)
    var version = census.version
    try reversals[place].takeBack(in: &version)
  }

  private func expectNoDouble(
    ofReversal place: Int,
    in census: CardCensus
  ) throws(KanbanStoreError) {
    guard boards.indices.contains(place) else { return }
    try census.expectNoDouble(of: reversals[place], leaving: boards[place].after)
    try census.expectNoMove(of: reversals[place], leaving: boards[place].after)
  }

  /// What taking them back does to the board.
  var events: [MarkdownKanbanColumn.Event] {
    boards.flatMap { difference($0.after, $0.before).events }
  }

  private func difference(
    _ old: MarkdownKanbanBoard,
    _ new: MarkdownKanbanBoard
  ) -> MarkdownKanbanColumn.Difference {
    MarkdownKanbanColumn.Difference(from: old.columns, to: new.columns)
  }
}

extension Undoing {
  /// What the commit says: what it takes back, and what becomes of which card.
  var message: CommitMessage {
    let isRedo = commits.allSatisfy { CommandRecord($0)?.isUndo == true }
    let verb = isRedo ? "Redo" : "Undo"
    let names = commits.map(CommandRecord.name)
    let subject = names.count == 1 ? "\(verb) \(names[0])" : "\(verb) \(names.count) commands"
    let key = isRedo ? CommandRecord.redoKey : CommandRecord.undoKey
    return CommitMessage(
      subject: subject,
      paragraphs: names.count == 1 ? [] : [names.map { "- \(verb) \($0)" }.joined(separator: "\n")],
      summaries: summaries,
      isListing: false,
      trailers: commits.map { (key, "\($0.id)") }
    )
  }

  private var summaries: [ChangeSummary] {
    boards.flatMap { board in
      difference(board.after, board.before).cards.flatMap {
        ChangeSummary.telling(of: $0, from: board.after.columns, to: board.before.columns)
      }
    }
  }
}
