internal import AdvancedKanban
internal import SourceText

/// `board.md` as a merge makes it of three versions: its list of columns as a column of cards, of
/// which each is known by the file that it names.
struct IndexFileMerge {
  /// The merged file; `nil` where there is none.
  private let merged: MergedFile?

  private let versions: [MarkdownCardFile]

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
    self.versions = versions.all.compactMap(\.self)
    let files = ColumnFilesMerge(merge, sides, labels)
    merged = merge.columns.first.map { files.file(of: $0) }
  }

  private var file: MarkdownCardFile? { merged?.bytes.map { MarkdownCardFile($0) } }

  /// What becomes of a card that both sides have moved: as the merged file says.
  var policy: MergePolicy { file.map { BoardFile($0).mergePolicy } ?? .direction }

  /// The file with a list of just the columns that the merged board has, if it has a list at all;
  /// `nil` where there is no file.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - known: The columns of any version: items that name others stay as they are.
  /// - Returns: The file.
  func file(
    listing columns: [(id: String, title: String)],
    among known: Set<String>
  ) -> MergedFile? {
    guard let merged, var file else { return nil }
    let listed = BoardFile(file).columns
    guard !merged.isConflicted, !listed.isEmpty else { return merged }
    for link in listed.reversed()
    where known.contains(link.id) && !columns.contains(where: { link.leads(to: $0.id) }) {
      file = (try? file.removingCard(at: link.item)) ?? file
    }
    for (place, column) in columns.enumerated()
    where !listed.contains(where: { $0.leads(to: column.id) }) {
      let before = columns[..<place].reversed().map(\.id)
      file = (try? adding(column, behind: before, to: file)) ?? file
    }
    return MergedFile(bytes: file.bytes, names: merged.names)
  }

  /// The file with the item of a column that the sides wanted to be without, behind the nearest of some
  /// other columns.
  private func adding(
    _ column: (id: String, title: String),
    behind predecessors: [String],
    to file: MarkdownCardFile
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let added: MarkdownCardFile
    if let item = versions.lazy.compactMap({ $0.item(of: column.id) }).first {
      added = try file.inserting(item, at: file.cardCount)
    } else {
      added = try BoardFileEditing.addingColumn(id: column.id, title: column.title, to: file)
    }
    return try BoardFileEditing.movingColumn(column.id, behind: predecessors, in: added)
  }
}

extension MarkdownCardFile {
  /// The item that lists a column.
  fileprivate func item(of id: String) -> CardSource? {
    BoardFile(self).columns.first { $0.leads(to: id) }.map { CardSource(cards[$0.item], in: self) }
  }
}
