internal import AdvancedKanbanMarkdown
internal import Git
internal import Glibc

extension KanbanStore {
  /// Makes a new board in the store's folder, and a repository where there is none, and commits it.
  ///
  /// - Parameters:
  ///   - title: The title of the board.
  ///   - columns: The titles of the columns, from left to right.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``; no file that exists is touched.
  package func create(title: String, columns: [String]) throws(KanbanStoreError) -> Receipt {
    let named = Self.named(columns)
    for id in [String(BoardFile.name.dropLast(3))] + named.map(\.id) {
      guard !exists(folder.path(of: id + ".md")) else {
        throw id + ".md" == BoardFile.name
          ? .boardExists(folder: folder.path) : .columnExists(id)
      }
    }
    try makeFolder()
    if options.isCommitting { try makeRepository() }
    var plan = BoardPlan(folder, isForced: false)
    let index = BoardFileEditing.newFile(title: title, columns: named)
    let files = named.map { column in
      BoardEdit.create(
        column.id + ".md",
        MarkdownCardFile(outlining: BoardFileEditing.newColumn(title: column.title))
      )
    }
    try plan.take(
      [.create(BoardFile.name, MarkdownCardFile(outlining: index))] + files,
      .starting(title)
    )
    return try carryOut(plan)
  }

  /// File names for columns with some titles, no two the same.
  private static func named(_ titles: [String]) -> [(id: String, title: String)] {
    var taken: Set<String> = []
    return titles.map { title in
      let name = ColumnName.suggested(for: title)
      let names = [name] + (2...(titles.count + 1)).map { "\(name)-\($0)" }
      let id = names.first { taken.insert($0).inserted } ?? name
      return (id, title)
    }
  }

  private func makeFolder() throws(KanbanStoreError) {
    var path = folder.path.hasPrefix("/") ? "/" : ""
    for part in folder.path.split(separator: "/") {
      path = path.isEmpty ? String(part) : BoardFolder(path).path(of: String(part))
      guard !isFolder(path) else { continue }
      guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw .file(FileFailure(.create, path))
      }
      guard isFolder(path) else { throw .file(FileFailure(.create, path, code: ENOTDIR)) }
    }
  }

  private func makeRepository() throws(KanbanStoreError) {
    do {
      _ = try BoardRepository.open(folder, options.environment)
    } catch .repository(.missing) {
      _ = try inRepository(of: folder.path) { () throws(GitError) in
        try Repository(creatingAt: folder.path)
      }
    }
  }
}
