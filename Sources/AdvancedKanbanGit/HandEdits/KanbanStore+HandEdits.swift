package import AdvancedKanban
package import AdvancedKanbanMarkdown
internal import Git

/// What of the edits made by hand has been committed.
package struct HandEditReceipt: Sendable {
  package let receipt: Receipt

  /// What has been done to cards and columns.
  package let events: [MarkdownKanbanColumn.Event]

  /// The names of the files, with `.md`.
  package let files: [String]
}

extension KanbanStore {
  /// Commits what has been edited in the board's files, as the folder has them, and nothing else.
  ///
  /// Those are `board.md` and the columns, also where they are new, gone or have another name. What
  /// is staged elsewhere stays so. No file in the folder changes. Files that git is told to skip in the
  /// work tree stay as the last commit has them, and a warning names those that differ.
  ///
  /// - Parameter paragraphs: The subject, and what is to stand below it; without any the subject says
  ///   what has been done.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``, where a file cannot be read or is in conflict among others.
  package func commitHandEdits(
    _ paragraphs: [String] = []
  ) throws(KanbanStoreError) -> HandEditReceipt {
    options.isCommitting = true
    var edits: HandEdits?
    let receipt = try carryOut { () throws(KanbanStoreError) in
      let found = try HandEdits(of: self)
      edits = found
      var plan = BoardPlan(folder, isForced: true)
      plan.adopt(found.files, missing: found.missing)
      plan.warnings += missingColumns(besides: found)
      plan.warnings += found.skipped.map { .fileSkipped(path: $0) }
      plan.ownMessage = found.message(paragraphs)
      return plan
    }
    return HandEditReceipt(
      receipt: receipt,
      events: edits?.difference.events ?? [],
      files: edits.map { ($0.files.keys + $0.missing).sorted() } ?? []
    )
  }

  /// Warnings of the columns that `board.md` lists and that the commit takes out or leaves out.
  private func missingColumns(besides edits: HandEdits) -> [StoreWarning] {
    guard let index = try? folder.file(BoardFile.name) else { return [] }
    let paths = BoardFile(index.bytes).columns.map { "\($0.id).md" }
    return paths.filter { !edits.has($0) }.compactMap { path in
      let isIgnored = exists(folder.path(of: path))
      guard isIgnored || edits.missing.contains(path) else { return nil }
      return .columnNotCommitted(path: path, isIgnored: isIgnored)
    }
  }
}
