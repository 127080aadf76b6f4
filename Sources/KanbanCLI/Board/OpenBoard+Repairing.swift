internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension OpenBoard {
  /// Whether git stores the board in another form; see ``KanbanStore/hasFilteredFiles(of:)``.
  func hasFilteredFiles(of columns: [MarkdownKanbanColumn]) throws(Failure) -> Bool {
    try read { () throws(KanbanStoreError) in try store.hasFilteredFiles(of: columns) }
  }

  /// The merges whose damage is on the board; see ``KanbanStore/damagedMerges(in:on:limit:)``.
  func damagedMerges(
    in range: RevisionRange,
    on columns: [MarkdownKanbanColumn]
  ) throws(Failure) -> [DamagedMerge] {
    try read { () throws(KanbanStoreError) in try store.damagedMerges(in: range, on: columns) }
  }
}
