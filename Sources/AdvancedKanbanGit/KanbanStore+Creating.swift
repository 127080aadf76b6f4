internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Makes a new board in the store's folder, and a repository where there is none, and commits it.
  ///
  /// - Parameters:
  ///   - title: The title of the board.
  ///   - columns: The titles of the columns, from left to right.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``; no file that exists is touched, and nothing is left behind.
  package func create(title: String, columns: [String]) throws(KanbanStoreError) -> Receipt {
    let named = Self.named(columns)
    for id in [String(BoardFile.name.dropLast(3))] + named.map(\.id) {
      guard !exists(folder.path(of: id + ".md")) else {
        throw id + ".md" == BoardFile.name
          ? .boardExists(folder: folder.path) : .columnExists(id)
      }
    }
    var made = NewFolders()
    do {
      try made.make(folder.path)
      if options.isCommitting { try makeRepository(&made) }
      return try carryOut { () throws(KanbanStoreError) in try plan(creating: title, named) }
    } catch {
      made.remove()
      throw error
    }
  }

  private func plan(
    creating title: String,
    _ columns: [(id: String, title: String)]
  ) throws(KanbanStoreError) -> BoardPlan {
    let index = BoardFileEditing.newFile(title: title, columns: columns)
    let files = columns.map { column in
      BoardEdit.create(
        column.id + ".md",
        MarkdownCardFile(outlining: BoardFileEditing.newColumn(title: column.title))
      )
    }
    var plan = BoardPlan(folder, isForced: false)
    try plan.take(
      [.create(BoardFile.name, MarkdownCardFile(outlining: index))] + files,
      .starting(title)
    )
    return plan
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

  private func makeRepository(_ made: inout NewFolders) throws(KanbanStoreError) {
    do {
      _ = try BoardRepository.open(folder, options.environment)
    } catch .repository(.missing) {
      made.expect(folder.path(of: ".git"))
      _ = try inRepository(of: folder.path) { () throws(GitError) in
        try Repository(creatingAt: folder.path)
      }
    }
  }
}
