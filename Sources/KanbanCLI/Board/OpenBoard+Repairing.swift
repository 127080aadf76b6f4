internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension OpenBoard {
  /// The merges whose damage is on the board; see ``KanbanStore/damagedMerges(in:on:limit:)``.
  func damagedMerges(
    in range: RevisionRange,
    on columns: [MarkdownKanbanColumn]
  ) throws(Failure) -> [DamagedMerge] {
    try read { () throws(KanbanStoreError) in try store.damagedMerges(in: range, on: columns) }
  }
}
