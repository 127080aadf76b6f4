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
    settleCreating()
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

  /// Removes what somebody has left behind who was killed while making this board.
  private func settleCreating() {
    settle(StateFolder(within: folder))
    settle()
  }

  private func plan(
    creating title: String,
    _ columns: [(id: String, title: String)]
  ) throws(KanbanStoreError) -> BoardPlan {
    let index = BoardFileEditing.newFile(title: title, columns: columns)
    let files = columns.map { column in
      BoardEdit.create(
        column.id + ".md",
        MarkdownCardFile(BoardFileEditing.newColumn(title: column.title))
      )
    }
    var plan = BoardPlan(folder, isForced: false)
    try plan.take(
      [.create(BoardFile.name, MarkdownCardFile(index))] + files,
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
      guard !exists(folder.path(of: ".git")) else { return try fillRepository(at: folder.path) }
      let lock = try BoardLock(StateFolder(within: folder), timeout: .seconds(10))
      try makeRepository(&made, holding: lock)
    }
  }

  /// Makes a repository out of the way and puts it in place when it is whole.
  private func makeRepository(
    _ made: inout NewFolders,
    holding lock: borrowing BoardLock
  ) throws(KanbanStoreError) {
    let draft = lock.state.draft
    let target = folder.path(of: ".git")
    defer { removeAll(draft) }
    try fillRepository(at: draft)
    try withFiles { () throws(FileFailure) in
      try rename("\(draft)/.git", to: target)
    }
    made.take(target)
  }

  private func fillRepository(at path: String) throws(KanbanStoreError) {
    _ = try inRepository(of: folder.path) { () throws(GitError) in
      try Repository(creatingAt: path, environment: options.environment)
    }
  }
}
