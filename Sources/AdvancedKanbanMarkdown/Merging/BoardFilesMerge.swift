package import AdvancedKanban

/// The files of a board as a merge makes them of three versions.
///
/// Which card goes where is a ``BoardMerge``; this is what the files then say. Bytes that no side has
/// changed stay, and so do those that one side alone has changed.
package struct BoardFilesMerge: Sendable {
  package typealias Merge = BoardMerge<MarkdownKanbanCard, String>

  /// The files of the board by the bytes of their names; those that are to go are among them.
  package private(set) var files: [[UInt8]: MergedFile] = [:]

  /// What was decided about columns and cards.
  package let merge: Merge

  /// - Parameters:
  ///   - base: The files as they were when the sides parted; none where they have no common history.
  ///   - ours: Our side's files.
  ///   - theirs: The other side's files.
  ///   - labels: The names of the sides in conflicts.
  ///   - lastMove: When a side last moved a card; asked where the policy is that the latest counts.
  package init(
    base: BoardFiles,
    ours: BoardFiles,
    theirs: BoardFiles,
    labels: MergeLabels,
    lastMove: (MergeSide, CardState<MarkdownKanbanCard, String>) -> MoveStamp? = { _, _ in nil }
  ) {
    let index = IndexFileMerge(base: base.index, ours: ours.index, theirs: theirs.index, labels)
    let ids = Set([base, ours, theirs].flatMap(\.columnIDs).map { Array($0.utf8) })
    let sides = MergeVersions(
      base: BoardSide(base, ids),
      ours: BoardSide(ours, ids),
      theirs: BoardSide(theirs, ids)
    )
    merge = Merge(
      base: sides.base.columns,
      ours: sides.ours.columns,
      theirs: sides.theirs.columns,
      policy: index.policy,
      lastMove: lastMove
    )
    for name in sides.all.flatMap(\.columns).map(\.fileName) {
      files[name] = MergedFile(bytes: nil)
    }
    let columns = ColumnFilesMerge(merge, sides, labels)
    for column in merge.columns { files[column.fileName] = columns.file(of: column) }
    let listed = merge.columns.map { ($0.id, $0.title.value) }
    if let file = index.file(listing: listed, among: Set(sides.all.flatMap(\.columns).map(\.id))) {
      files[Array(BoardFile.name.utf8)] = file
    }
  }

  /// The files of the merged board.
  package var merged: BoardFiles {
    BoardFiles(files.compactMapValues(\.bytes))
  }

  /// Whether a person has to decide something.
  package var isConflicted: Bool { files.values.contains(where: \.isConflicted) }
}

extension MarkdownKanbanColumn {
  fileprivate var fileName: [UInt8] { Array(path.utf8) }
}

extension MergedColumn where ColumnID == String {
  fileprivate var fileName: [UInt8] { Array((id + ".md").utf8) }
}
