internal import AdvancedKanban
internal import SourceText

/// `board.md` as a merge makes it of three versions: its list of columns as a column of cards, of
/// which each is known by the file that it names.
struct IndexFileMerge {
  /// The merged file; `nil` where there is none.
  private let merged: MergedFile?

  init(
    base: MarkdownCardFile?,
    ours: MarkdownCardFile?,
    theirs: MarkdownCardFile?,
    _ labels: MergeLabels
  ) {
    let versions = MergeVersions(base: base, ours: ours, theirs: theirs)
    let sides = versions.map { file in
      BoardSide(columns: file.map { [ColumnEntries(of: $0)] } ?? [], files: file.map { [$0] } ?? [])
    }
    let merge = BoardMerge(
      base: sides.base.columns,
      ours: sides.ours.columns,
      theirs: sides.theirs.columns
    )
    let files = ColumnFilesMerge(merge, sides, labels)
    merged = merge.columns.first.map { files.file(of: $0) }
  }

  private var file: MarkdownCardFile? { merged?.bytes.map { MarkdownCardFile($0) } }

  /// What becomes of a card that both sides have moved: as the merged file says.
  var policy: MergePolicy { file.map { BoardFile($0).mergePolicy } ?? .direction }

  /// The file with a list of just the columns that the merged board has, if it has a list at all;
  /// `nil` where there is no file.
  func file(listing columns: [(id: String, title: String)]) -> MergedFile? {
    guard let merged, let file else { return nil }
    let listed = BoardFile(file).columns
    guard !merged.isConflicted, !listed.isEmpty else { return merged }
    var result = file
    for link in listed.reversed() where !columns.contains(where: { link.leads(to: $0.id) }) {
      result = (try? result.removingCard(at: link.item)) ?? result
    }
    for column in columns where !listed.contains(where: { $0.leads(to: column.id) }) {
      result =
        (try? BoardFileEditing.addingColumn(id: column.id, title: column.title, to: result)) ?? result
    }
    return MergedFile(bytes: result.bytes, names: merged.names)
  }
}
