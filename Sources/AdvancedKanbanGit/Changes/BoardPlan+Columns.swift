internal import AdvancedKanbanMarkdown

extension BoardPlan {
  /// Settles one more change of columns.
  mutating func addColumnChange(_ change: BoardChange) throws(KanbanStoreError) {
    switch change {
    case .addColumn(let id, let title): try addColumn(id, title: title)
    case .renameColumn(let id, let title): try renameColumn(id, to: title)
    case .moveColumn(let id, let index): try moveColumn(id, to: index)
    case .limitColumn(let id, let limit):
      try reviseColumn(id, .limiting(try column(id), to: limit)) { file throws(MarkdownEditError) in
        try file.settingWIPLimit(limit)
      }
    case .collapseColumn(let id, let isCollapsed):
      let summary = ChangeSummary.collapsing(try column(id), isCollapsed)
      try reviseColumn(id, summary) { file throws(MarkdownEditError) in
        try file.settingCollapsed(isCollapsed)
      }
    case .correctColumn(let id, let settings): try correctColumn(id, settings)
    case .move, .add, .remove, .edit, .setDone, .identify: break
    }
  }

  private mutating func reviseColumn(
    _ id: String,
    _ summary: ChangeSummary,
    _ revision: @escaping BoardEdit.FileRevision
  ) throws(KanbanStoreError) {
    try take([.reviseFile(id + ".md", revision)], summary)
  }

  private mutating func correctColumn(
    _ id: String,
    _ settings: Set<ColumnSetting>
  ) throws(KanbanStoreError) {
    let column = try column(id)
    let edit = BoardEdit.correctFile(column.path) { file throws(MarkdownEditError) in
      try file.correcting(settings)
    }
    try take([edit], .correcting(column, settings))
  }

  private mutating func addColumn(_ id: String, title: String) throws(KanbanStoreError) {
    let name = id + ".md"
    guard ColumnName.isColumn(id), !id.contains("/"), !exists(folder.path(of: name)) else {
      throw .columnExists(id)
    }
    if let other = try namesake(of: name) { throw .columnExists(String(other.dropLast(3))) }
    let file = MarkdownCardFile(BoardFileEditing.newColumn(title: title))
    var edits: [BoardEdit] = [.create(name, file)]
    if try hasColumnList() {
      edits.append(
        .reviseFile(BoardFile.name) { file throws(MarkdownEditError) in
          try BoardFileEditing.addingColumn(id: id, title: title, to: file)
        }
      )
    }
    try take(edits, .addingColumn(title, id: id))
  }

  private mutating func renameColumn(_ id: String, to title: String) throws(KanbanStoreError) {
    let old = try column(id)
    var edits: [BoardEdit] = [
      .reviseFile(old.path) { file throws(MarkdownEditError) in try file.settingTitle(title) }
    ]
    if try hasColumnList() {
      edits.append(
        .reviseFile(BoardFile.name) { file throws(MarkdownEditError) in
          try BoardFileEditing.renamingColumn(id, from: old.title, to: title, in: file)
        }
      )
    }
    try take(edits, .renaming(old, to: title))
  }

  private mutating func moveColumn(_ id: String, to index: Int) throws(KanbanStoreError) {
    let board = try folder.board()
    if board.hasNamesake(ofColumn: id) { throw .columnNamesClash(id) }
    guard let position = board.columns.firstIndex(where: { $0.id == id }) else {
      throw .columnNotFound(id)
    }
    guard board.columns.indices.contains(index) else {
      throw .indexOutOfRange(index, columnID: id, valid: 0...(board.columns.count - 1))
    }
    let columns = board.columns.map { (id: $0.id, title: $0.title) }
    let others = columns.map(\.id).filter { $0 != id }
    let predecessors = Array(others.prefix(index).reversed())
    let isListed = try hasColumnList()
    let hasFile = exists(folder.path(of: BoardFile.name))
    let moved = { @Sendable (file: MarkdownCardFile) throws(MarkdownEditError) in
      let listed = isListed ? file : try BoardFileEditing.listing(columns, in: file)
      return try BoardFileEditing.movingColumn(id, behind: predecessors, in: listed)
    }
    let summary = ChangeSummary.movingColumn(board.columns[position], to: index)
    guard position != index else { return }
    let start: [BoardEdit] =
      hasFile ? [] : [.create(BoardFile.name, MarkdownCardFile([]))]
    try take(start + [.reviseFile(BoardFile.name, moved)], summary)
  }

  /// A file in the folder that many systems would take for one of this name.
  private func namesake(of name: String) throws(KanbanStoreError) -> String? {
    let wanted = ColumnName.folded(name)
    return try folder.fileNames().first { ColumnName.folded($0) == wanted }
  }

  /// Whether `board.md` is there and lists columns; otherwise the folder's files are the columns.
  private mutating func hasColumnList() throws(KanbanStoreError) -> Bool {
    guard exists(folder.path(of: BoardFile.name)) else { return false }
    return try !BoardFile(file(BoardFile.name).bytes).columns.isEmpty
  }
}
