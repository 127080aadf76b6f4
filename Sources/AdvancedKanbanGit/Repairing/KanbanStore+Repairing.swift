internal import AdvancedKanban
package import AdvancedKanbanMarkdown
internal import Git

/// What has been repaired.
package struct RepairReceipt: Sendable {
  package let receipt: Receipt

  /// The merge whose damage it was; `nil` where there was none.
  package let merge: UndoReceipt.Commit?

  /// What was done to cards of the last commit's board.
  package let cards: [RepairedCard]
}

/// A card that has been brought back, or of which one copy has been left.
package struct RepairedCard: Sendable {
  package let card: MarkdownKanbanCard

  /// The title of the column in which it is now.
  package let column: String

  /// The titles of the columns from which copies were taken out; none where it has been brought back.
  package let otherColumns: [String]
}

extension KanbanStore {
  /// Puts right what a merge commit did to the board, in a new commit: brings back the cards that it
  /// lost, and leaves one of each that it doubled. What came later stays.
  ///
  /// - Parameter revision: The merge; if not said, the newest one with such damage.
  /// - Returns: What was done; nothing where there is no damage any more.
  /// - Throws: ``KanbanStoreError``; ``UndoProblem/changedSince(_:)`` where several copies of a card have
  ///   been changed since. Nothing has been changed then.
  package func repair(_ revision: String? = nil) throws(KanbanStoreError) -> RepairReceipt {
    var merge: DamagedMerge?
    var cards: [RepairedCard] = []
    let receipt = try carryOut { () throws(KanbanStoreError) in
      let repository = try surroundings()
      merge = try damagedMerge(named: revision, in: repository)
      guard let merge else { return BoardPlan(folder, isForced: options.isForced) }
      let repair = try self.repair(of: merge, in: repository)
      let head = try expectClean(repair, in: repository)
      cards = try repair.repairs(of: head.old.columns).map { $0.told(on: head.old, head.new) }
      return try plan([repair], saying: CommitMessage(repairing: merge, cards, from: head))
    }
    return RepairReceipt(
      receipt: receipt,
      merge: merge.map { .init(id: $0.commit, subject: $0.subject) },
      cards: receipt.hasChanges ? cards : []
    )
  }

  private func damagedMerge(
    named revision: String?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> DamagedMerge? {
    let board = try board(from: .revision("HEAD")).files.columns
    guard let revision else { return try damagedMerges(on: board, limit: 1).first }
    guard let id = try commit(named: revision, in: repository),
      let head = try commit(named: "HEAD", in: repository)
    else { return nil }
    let (info, isPast) = try inRepository(of: folder.path) { () throws(GitError) in
      (try repository.commit(id), try repository.isPast(id, of: head))
    }
    guard info.parents.count > 1 else { throw .merge(.noMerge("\(id)")) }
    guard isPast else { throw .undo(.elsewhere("\(id)")) }
    let path = FolderPath(try self.path(in: id, of: repository))
    return try damagedMerge(info, at: path, on: board, in: repository)
  }

  private func repair(
    of merge: DamagedMerge,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> MergeRepair {
    guard let id = try commit(named: merge.commit, in: repository) else {
      throw .repository(.unknownRevision(merge.commit))
    }
    return MergeRepair(merge.damage, of: namesOfAllVersions, in: id)
  }
}

extension MergeRepair.Repair {
  /// The same for people.
  ///
  /// - Parameters:
  ///   - old: The board before.
  ///   - new: The board afterwards.
  /// - Returns: What is told.
  fileprivate func told(on old: BoardFiles, _ new: BoardFiles) -> RepairedCard {
    switch self {
    case .bringBack(let card, _):
      RepairedCard(card: card, column: new.title(of: card.path), otherColumns: [])
    case .leave(let card, let kept, let others):
      RepairedCard(
        card: card,
        column: old.title(of: kept.card.path),
        otherColumns: others.map { old.title(of: $0.card.path) }
      )
    }
  }
}

extension BoardFiles {
  /// The title of a column, given by the name of its file.
  fileprivate func title(of path: String) -> String {
    columns.first { $0.path.utf8.elementsEqual(path.utf8) }?.title ?? path
  }
}

extension CommitMessage {
  /// - Parameters:
  ///   - merge: The merge that is repaired.
  ///   - cards: What is done to cards.
  ///   - change: The board before and after it.
  fileprivate init(
    repairing merge: DamagedMerge,
    _ cards: [RepairedCard],
    from change: (old: BoardFiles, new: BoardFiles)
  ) {
    let (old, new) = (change.old.columns, change.new.columns)
    let lines = cards.prefix(100).map { "- " + $0.line }
    let more = cards.count > lines.count ? ["- and \(cards.count - lines.count) more"] : []
    self.init(
      subject: "Repair the merge \(merge.commit.prefix(7)) of the board",
      paragraphs: [(lines + more).joined(separator: "\n")],
      summaries: MarkdownKanbanColumn.Difference(from: old, to: new).cards.flatMap {
        ChangeSummary.telling(of: $0, from: old, to: new)
      },
      isListing: false,
      trailers: [("Kanban-Repair", merge.commit)]
    )
  }
}

extension RepairedCard {
  /// What was done to it, as a line of a commit's message.
  package var line: String {
    let name = ChangeSummary.name(of: card)
    let (place, others) = (Self.line(column), otherColumns.filter { $0 != column }.map(Self.line))
    if otherColumns.isEmpty { return "Bring back \(name) to \(place)" }
    if others.isEmpty { return "Keep \(name) once in \(place)" }
    return "Keep \(name) in \(place), and no more in \(others.joined(separator: ", "))"
  }

  private static func line(_ text: String) -> String { text.singleLine(upTo: 200) }
}
