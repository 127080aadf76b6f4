internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// Brings back what a merge lost, and leaves one of what it doubled, in any version of the board's
/// files.
struct MergeRepair: BoardRewriting {
  let names: [String]

  /// The merge commit.
  private let commit: ObjectID

  private let damage: MergeDamage

  /// The files of the right board.
  private let right: BoardVersion

  /// - Parameters:
  ///   - damage: What the merge did.
  ///   - names: The files of all versions.
  ///   - commit: The merge commit.
  init(_ damage: MergeDamage, of names: Set<String>, in commit: ObjectID) {
    (self.damage, self.commit) = (damage, commit)
    right = BoardVersion(damage.rightFiles)
    let gaining = Set(damage.losses.map(\.card.path) + [BoardFile.name])
    let all = names.union(damage.losses.map(\.card.path))
    self.names = all.sorted {
      (gaining.contains($1) ? 1 : 0, $0) < (gaining.contains($0) ? 1 : 0, $1)
    }
  }

  func rewrite(_ version: inout BoardVersion) throws(KanbanStoreError) {
    let repairs = try repairs(of: version.boardFiles.columns)
    var copies: [MergeDamage.Copy] = []
    for case .leave(let card, let kept, let others) in repairs {
      try write(card, over: kept, in: &version)
      copies += others
    }
    // From the bottom up, so that the positions of the others stay.
    for copy in copies.sorted(by: { $0.position > $1.position }) {
      try version.remove(BoardEdit.Address(name: copy.card.path, index: copy.position.index))
    }
    for case .bringBack(let card, let index) in repairs {
      try bringBack(card, to: index, in: &version)
    }
  }

  /// What is to be done in a version with these columns.
  func repairs(of columns: [MarkdownKanbanColumn]) throws(KanbanStoreError) -> [Repair] {
    let rest = damage.remaining(on: columns)
    var repairs: [Repair] = []
    for doubling in rest.doublings {
      let kept = try self.kept(of: doubling)
      let others = doubling.copies.filter { $0.position != kept.position }
      repairs.append(.leave(doubling.card, kept: kept, others: others))
    }
    return repairs + rest.losses.map { .bringBack($0.card, index: $0.position.index) }
  }

  /// One thing that is done.
  enum Repair {
    /// A card comes back to the column in which the right board has it, to an index among those cards.
    case bringBack(MarkdownKanbanCard, index: Int)

    /// Of several copies one stays, with the text that the card has on the right board.
    case leave(MarkdownKanbanCard, kept: MergeDamage.Copy, others: [MergeDamage.Copy])
  }

  /// The copy that somebody has moved or edited since, else the one that is where it should be.
  private func kept(
    of doubling: MergeDamage.Doubling
  ) throws(KanbanStoreError) -> MergeDamage.Copy {
    let changed = doubling.copies.filter(\.hasChanged)
    guard changed.count < 2, let kept = changed.first ?? doubling.original else {
      throw obstacle(doubling.card)
    }
    let isAsWanted = kept.card.isWritten(like: doubling.card)
    let wasWanted = kept.merged.isWritten(like: doubling.card)
    guard isAsWanted || wasWanted || kept.card.isWritten(like: kept.merged) else {
      throw obstacle(doubling.card)
    }
    return kept
  }

  private func obstacle(_ card: MarkdownKanbanCard) -> KanbanStoreError {
    .undo(.changedSince(UndoObstacle(subject: .card(title: card.title), commit: "\(commit)")))
  }
}

extension MergeRepair {
  private func bringBack(
    _ card: MarkdownKanbanCard,
    to index: Int,
    in version: inout BoardVersion
  ) throws(KanbanStoreError) {
    let address = BoardEdit.Address(name: card.path, index: index)
    let edit = BoardEdit.insert(try right.card(at: address), at: address)
    version = try edit.applied(to: version, seenFrom: right, becoming: right)
  }

  /// Gives a copy the text that the card has on the right board, unless somebody has edited it since.
  private func write(
    _ card: MarkdownKanbanCard,
    over copy: MergeDamage.Copy,
    in version: inout BoardVersion
  ) throws(KanbanStoreError) {
    guard copy.card.isWritten(like: copy.merged), !copy.card.isWritten(like: card) else { return }
    let source = try right.card(at: address(of: card))
    try version.revise(copy.card.path) { file throws(MarkdownEditError) in
      try file.replacingCard(at: copy.position.index, with: source)
    }
  }

  private func address(of card: MarkdownKanbanCard) throws(KanbanStoreError) -> BoardEdit.Address {
    for column in damage.right where column.path == card.path {
      if let index = column.cards.firstIndex(where: { $0.firstLine == card.firstLine }) {
        return BoardEdit.Address(name: card.path, index: index)
      }
    }
    throw .columnNotFound(card.path)
  }
}

extension MergeDamage.Copy {
  /// Whether somebody has moved or edited it since the merge.
  fileprivate var hasChanged: Bool {
    !card.path.utf8.elementsEqual(merged.path.utf8) || !card.isWritten(like: merged)
  }
}
