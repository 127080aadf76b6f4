internal import AdvancedKanban
internal import SourceText

/// One version of a board, column by column.
struct BoardSide<Column: KanbanWrittenColumn> where Column.ID == String {
  let columns: [Column]

  /// The files of the columns.
  let files: [MarkdownCardFile]
}

extension BoardSide<MarkdownKanbanColumn> {
  /// - Parameters:
  ///   - board: The files.
  ///   - ids: The columns that any version has, by the bytes of their IDs: a file that one board does
  ///     not list is a column all the same if another one does.
  init(_ board: BoardFiles, _ ids: Set<[UInt8]>) {
    let listed = board.columnIDs.map { Array($0.utf8) }
    let others = ids.subtracting(listed).sorted { $0.lexicographicallyPrecedes($1) }
    let found = (listed + others).compactMap { id in
      board[id + Array(".md".utf8)].map {
        (String(decoding: id, as: UTF8.self), MarkdownCardFile($0))
      }
    }
    files = found.map(\.1)
    columns = found.map { MarkdownKanbanColumn(id: $0, file: $1) }
  }
}
