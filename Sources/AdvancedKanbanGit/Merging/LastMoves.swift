internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// When the sides of a merge have last moved a card of a board, as their commits tell. What a merge
/// did counts for nobody.
struct LastMoves {
  /// The commit of a side, and where it has the board's folder.
  typealias Tip = (commit: ObjectID, folder: FolderPath)

  /// The sides; `nil` where one is no commit.
  let ours: Tip?
  let theirs: Tip?

  /// The commits at which the sides parted.
  let bases: [ObjectID]

  /// When a side has put a card into the column in which it has it: the last of its commits after which
  /// the column has the card and before which it has not.
  ///
  /// - Parameters:
  ///   - side: The side.
  ///   - card: The card as that side has it.
  ///   - repository: The repository.
  /// - Returns: `nil` where no commit of the side has done that.
  /// - Throws: ``GitError``.
  func stamp(
    _ side: MergeSide,
    _ card: CardState<MarkdownKanbanCard, String>,
    in repository: borrowing Repository
  ) throws(GitError) -> MoveStamp? {
    guard let tip = side == .ours ? ours : theirs else { return nil }
    var walk = try CommitWalk(of: repository, from: [tip.commit], hiding: bases)
    let path = tip.folder.names + [Array((card.columnID + ".md").utf8)]
    while let commit = walk.next() {
      guard commit.parents.count == 1 else { continue }
      let new = try walk.reader.entry(at: path, in: commit.tree)?.id
      let old = try walk.reader.entry(at: path, in: commit.parents[0].tree)?.id
      guard let new, new != old, try has(card.card, in: new, walk.reader) else { continue }
      if let old, try has(card.card, in: old, walk.reader) { continue }
      let author = try walk.reader.commit(commit.id).author
      return MoveStamp(date: Int(author.time.seconds), commitID: "\(commit.id)")
    }
    return nil
  }

  private func has(
    _ card: MarkdownKanbanCard,
    in file: ObjectID,
    _ reader: borrowing ObjectReader
  ) throws(GitError) -> Bool {
    let cards = MarkdownKanbanColumn(id: "", bytes: try reader.blob(file)).cards
    guard let id = card.blockID else { return cards.contains { $0.title == card.title } }
    return cards.contains { $0.blockID == id }
  }
}
