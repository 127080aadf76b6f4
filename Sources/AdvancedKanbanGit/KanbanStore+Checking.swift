package import AdvancedKanbanMarkdown

extension KanbanStore {
  /// The board with its files as they are, for checks.
  ///
  /// - Parameter wanted: The bytes of the names of the files to read beside `board.md`, with `.md`;
  ///   all without it. Others count as empty.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``.
  package func checkedBoard(
    reading wanted: Set<[UInt8]>? = nil
  ) throws(KanbanStoreError) -> CheckedBoard {
    settle()
    let names = try folder.fileNames()
    guard !names.isEmpty else { throw .noBoard(folder: folder.path) }
    let unreadable = (try? unreadableNames(in: folder.path)) ?? []
    return try CheckedBoard(
      files: names,
      unreadable: unreadable.filter { $0.hasSuffix(".md") }
    ) { name throws(KanbanStoreError) in
      let isWanted = wanted?.contains(Array(name.utf8)) ?? true
      return isWanted || name == BoardFile.name
        ? try folder.content(of: name, isWholly: true) : .bytes([])
    }
  }
}

extension KanbanStore {
  /// Makes sure that a column was read, before anything is done that depends on its cards.
  ///
  /// - Parameter column: The column, as ``board()`` has it.
  /// - Throws: ``KanbanStoreError``: why the file cannot be read, or that it has become readable
  ///   since.
  package func expectReadable(_ column: MarkdownKanbanColumn) throws(KanbanStoreError) {
    guard column.isUnreadable else { return }
    _ = try folder.file(column.path)
    throw .fileChanged(path: folder.path(of: column.path))
  }
}

extension BoardFolder {
  /// Whether a file of this name is in the folder.
  package func has(_ name: String) -> Bool {
    exists(path(of: name)) && !isFolder(path(of: name))
  }

  /// Whether two paths lead to one folder.
  package func isSame(as other: BoardFolder) -> Bool {
    path == other.path || realPath(path).map { $0 == realPath(other.path) } ?? false
  }
}
