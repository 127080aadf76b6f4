internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// The boards that have got another folder between two trees.
struct MovedBoards {
  /// The later folders by the earlier ones.
  private(set) var newPaths: [FolderPath: FolderPath] = [:]

  /// The folders that have a board in the earlier tree alone, and in the later one alone.
  private var gone: [FolderPath] = []
  private var come: [FolderPath] = []

  /// - Parameters:
  ///   - old: The earlier tree.
  ///   - new: The later tree.
  ///   - reader: Reads the objects.
  /// - Throws: ``GitError``.
  init(from old: ObjectID, to new: ObjectID, by reader: borrowing ObjectReader) throws(GitError) {
    try look(in: FolderPath(""), old, new, by: reader)
    guard !gone.isEmpty, !come.isEmpty else { return }
    let candidates = try BoardLikeness.all(at: come, in: new, by: reader)
    for (path, board) in try BoardLikeness.all(at: gone, in: old, by: reader) {
      let free = candidates.filter { !newPaths.values.contains($0.path) }
      let best = free.max { board.shared(with: $0.board) < board.shared(with: $1.board) }
      guard let best, board.isLike(best.board) else { continue }
      newPaths[path] = best.path
    }
  }

  /// Where the board is later.
  func newPath(of path: FolderPath) -> FolderPath { newPaths[path] ?? path }

  /// Where the board was earlier.
  func oldPath(of path: FolderPath) -> FolderPath {
    newPaths.first { $0.value == path }?.key ?? path
  }

  private mutating func look(
    in path: FolderPath,
    _ old: ObjectID?,
    _ new: ObjectID?,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    guard old != new else { return }
    let before = if let old { try reader.entries(of: old) } else { [TreeEntry]() }
    let after = if let new { try reader.entries(of: new) } else { [TreeEntry]() }
    switch (before.hasBoard, after.hasBoard) {
    case (true, false): gone.append(path)
    case (false, true): come.append(path)
    default: break
    }
    for entry in before where entry.mode == .tree {
      let folder = path.appending(entry.nameBytes)
      try look(in: folder, entry.id, after.tree(entry.nameBytes), by: reader)
    }
    for entry in after where entry.mode == .tree && before.tree(entry.nameBytes) == nil {
      try look(in: path.appending(entry.nameBytes), nil, entry.id, by: reader)
    }
  }
}

/// What a board is known by after it has changed: the names of its files, and its cards.
private struct BoardLikeness {
  private let files: Set<[UInt8]>
  private let cards: Set<[UInt8]>

  private init(_ files: BoardFiles) {
    self.files = Set(files.contents.keys)
    cards = Set(
      files.columns.flatMap(\.cards).map { card in
        card.blockID.map { Array($0.utf8) } ?? card.source
      }
    )
  }

  /// The boards of a tree with their folders.
  static func all(
    at paths: [FolderPath],
    in tree: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [(path: FolderPath, board: BoardLikeness)] {
    var boards: [(path: FolderPath, board: BoardLikeness)] = []
    for path in paths {
      boards.append((path, BoardLikeness(try BoardTree(at: path, in: tree, by: reader).files)))
    }
    return boards
  }

  /// How many of the files and cards another board has.
  func shared(with other: BoardLikeness) -> Int {
    files.intersection(other.files).count + cards.intersection(other.cards).count
  }

  /// Whether another board has half of the files and cards, and so may be what has become of this one.
  func isLike(_ other: BoardLikeness) -> Bool {
    shared(with: other) * 2 >= files.count + cards.count
  }
}

extension [TreeEntry] {
  /// Whether a folder with these entries is a board.
  var hasBoard: Bool {
    contains {
      $0.nameBytes.elementsEqual(BoardFile.name.utf8) && ($0.mode.isFile || $0.mode == .link)
    }
  }

  /// The folder with a name.
  func tree(_ name: [UInt8]) -> ObjectID? {
    first { $0.nameBytes == name && $0.mode == .tree }?.id
  }
}
