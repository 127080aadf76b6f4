internal import AdvancedKanbanMarkdown
internal import Git

/// Reads the boards of a history, each version of a file once.
struct PastBoards: ~Copyable {
  private let repository: Repository
  private let filters: ContentFilters

  /// The path of the board's folder within the repository; "" for the root.
  private let path: String
  private let folder: BoardFolder

  private var versions = ColumnVersionCache()
  private var orders: [LayoutOrder] = []

  /// Whether a filter program makes a file readable, by the ID of the column.
  private var isFiltered: [String: Bool] = [:]

  init(
    in path: String,
    of repository: consuming Repository,
    filters: ContentFilters,
    reportedFor folder: BoardFolder
  ) {
    (self.path, self.filters, self.folder) = (path, filters, folder)
    self.repository = repository
  }
}

// MARK: - Layouts

extension PastBoards {
  /// Which columns some files are.
  ///
  /// - Parameters:
  ///   - files: The files of the folder, in git's order.
  ///   - history: Where contents come from.
  /// - Returns: The columns in order.
  /// - Throws: ``KanbanStoreError``.
  mutating func layout(
    of files: [TreeEntry],
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> BoardLayout {
    if let order = orders.first(where: { $0.isOrder(of: files) }) { return order.layout(of: files) }
    let order = LayoutOrder(of: files, index: try boardFile(files.boardFile, in: history))
    // The boards before and after a change of the columns.
    orders = [order] + orders.prefix(1)
    return order.layout(of: files)
  }

  /// What `board.md` says; nothing where it is not there or beyond what is read.
  private mutating func boardFile(
    _ blob: ObjectID?,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> BoardFile? {
    guard let blob else { return nil }
    let bytes = try content(of: "board", blob, in: history)
    let file = try? MarkdownCardFile(limiting: bytes, isWholly: true)
    return file.map(BoardFile.init)
  }

  private func pathInRepository(of name: String) -> String {
    path.isEmpty ? name : "\(path)/\(name)"
  }
}

// MARK: - Columns

extension PastBoards {
  /// A version of a column.
  ///
  /// - Parameters:
  ///   - column: The column and its blob.
  ///   - neighbor: A version that is perhaps much the same.
  ///   - history: Where contents come from.
  /// - Returns: The version, as it was read now or before.
  /// - Throws: ``KanbanStoreError``, where a partial clone does not have it among others.
  mutating func version(
    of column: BoardLayout.Column,
    near neighbor: ColumnVersion? = nil,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> ColumnVersion {
    if let known = versions[column] { return known }
    let bytes = try content(of: column.id, column.blob, in: history)
    let version = ColumnVersion(id: column.id, bytes: bytes, near: neighbor)
    versions.insert(version, as: column)
    return version
  }

  private mutating func content(
    of id: String,
    _ blob: ObjectID,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> [UInt8] {
    let bytes = try history.content(blob)
    guard try isFiltered(id) else { return bytes }
    return try filters.toWorkTree(bytes, path: pathInRepository(of: id + ".md"), in: repository)
  }

  private mutating func isFiltered(_ id: String) throws(KanbanStoreError) -> Bool {
    if let known = isFiltered[id] { return known }
    let hasProgram = try filters.hasProgram(for: pathInRepository(of: id + ".md"), in: repository)
    isFiltered[id] = hasProgram
    return hasProgram
  }
}
