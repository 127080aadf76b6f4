internal import AdvancedKanbanMarkdown
internal import Git

/// Which columns a board has, in order, and the blob that each one is.
struct BoardLayout: Sendable {
  let columns: [Column]

  /// Whether two columns have the same ID, in different Unicode normal forms.
  let hasNamesakes: Bool

  struct Column: Hashable, Sendable {
    /// The file name without `.md`.
    let id: String
    let blob: ObjectID
  }

  /// The position of a column, by the bytes of its ID.
  func position(of id: [UInt8]) -> Int? {
    columns.firstIndex { $0.id.utf8.elementsEqual(id) }
  }

  /// Whether both boards have columns of the same IDs, in the same order.
  func hasColumns(of other: BoardLayout) -> Bool {
    columns.count == other.columns.count
      && zip(columns, other.columns).allSatisfy { $0.id == $1.id }
  }
}

/// Which of some files are columns, and in which order: what stays the same from commit to commit.
struct LayoutOrder: Sendable {
  private let names: [[UInt8]]
  private let index: ObjectID?

  /// The columns in order: the ID, and the position of the file among all.
  private let columns: [(id: String, file: Int)]
  private let hasNamesakes: Bool

  /// - Parameters:
  ///   - files: The files in git's order.
  ///   - index: What `board.md` says, if it is there.
  init(of files: [TreeEntry], index: BoardFile?) {
    names = files.map(\.nameBytes)
    self.index = files.boardFile
    let order = ColumnOrder(names: files.map { String($0.name.dropLast(3)) }, index: index)
    let positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    columns = order.columns.compactMap { id in
      positions[Array(id.utf8) + ".md".utf8].map { (id, $0) }
    }
    hasNamesakes = Set(order.columns).count < order.columns.count
  }

  /// Whether the order of some files is this one.
  func isOrder(of files: [TreeEntry]) -> Bool {
    files.count == names.count && files.boardFile == index
      && zip(files, names).allSatisfy { $0.nameBytes == $1 }
  }

  func layout(of files: [TreeEntry]) -> BoardLayout {
    BoardLayout(
      columns: columns.map { BoardLayout.Column(id: $0.id, blob: files[$0.file].id) },
      hasNamesakes: hasNamesakes
    )
  }
}

extension [TreeEntry] {
  /// The blob of `board.md`.
  var boardFile: ObjectID? {
    first { $0.nameBytes.elementsEqual(BoardFile.name.utf8) }?.id
  }
}
