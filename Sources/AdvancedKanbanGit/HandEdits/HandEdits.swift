internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// What a folder's files have otherwise than the last commit.
struct HandEdits {
  /// The files that differ, as the folder has them.
  let files: [String: MarkdownCardFile]

  /// The names of the files that are gone from the folder.
  let missing: [String]

  /// The names of the files that differ and are left out, since git is told to skip them.
  let skipped: [String]

  let difference: MarkdownKanbanColumn.Difference

  /// The board of the last commit, and that of the next one.
  private let old: StoredBoard
  private let new: StoredBoard

  init(of store: KanbanStore) throws(KanbanStoreError) {
    let scan = try HandEditScan(of: store, in: try store.surroundings())
    (old, new, skipped) = (scan.old, scan.new, scan.skipped)
    (files, missing) = (scan.changed, scan.missing)
    difference = MarkdownKanbanColumn.Difference(
      from: old.board.columns,
      to: new.board.columns
    )
  }

  /// - Parameter paragraphs: What the person says of it.
  /// - Returns: That, or else what has been done, with a list and trailers.
  func message(_ paragraphs: [String]) -> CommitMessage {
    let summaries = summaries
    return CommitMessage(
      subject: paragraphs.first ?? summaries.line,
      paragraphs: Array(paragraphs.dropFirst()),
      summaries: summaries,
      isListing: summaries.count > 1 || !paragraphs.isEmpty
    )
  }

  /// Whether the next commit has a column, given by its file's name.
  func has(_ path: String) -> Bool { new.board.columns.contains { $0.path == path } }

  private var summaries: [ChangeSummary] {
    let cards = difference.cards.flatMap {
      ChangeSummary.telling(of: $0, from: old.board.columns, to: new.board.columns)
    }
    let settings = settings
    let remarks = FileComparison(from: old, to: new, difference, settings).remarks
    let told =
      cards + difference.columns.flatMap(ChangeSummary.telling)
      + settings.map(ChangeSummary.telling) + remarks.map(ChangeSummary.telling)
    guard told.isEmpty else { return told }
    return (files.keys + missing).sorted().map(ChangeSummary.editingText)
  }

  /// What has changed in the settings of the board, unless `board.md` has come or gone with them.
  private var settings: [SettingChange] {
    let isThere = [old, new].allSatisfy { $0.content(of: BoardFile.name) != nil }
    return isThere ? SettingChange.all(from: old.board, to: new.board) : []
  }
}
