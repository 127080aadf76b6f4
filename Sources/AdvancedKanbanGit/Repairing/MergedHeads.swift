internal import AdvancedKanbanMarkdown
internal import Git

/// The commits that a merge brings together: what was checked out, and the heads merged into it, of which
/// there are several in an octopus merge. Each is merged into what the ones before it have given.
struct MergedHeads {
  /// The first head with each of the others.
  private let sides: [MergeSides]

  /// - Parameters:
  ///   - heads: The commits, two or more; the first is what was checked out.
  ///   - repository: The repository.
  /// - Throws: ``GitError``.
  init(_ heads: [ObjectID], in repository: borrowing Repository) throws(GitError) {
    var sides: [MergeSides] = []
    for head in heads.dropFirst() {
      sides.append(try MergeSides(of: heads[0], and: head, in: repository))
    }
    self.sides = sides
  }

  /// Whether each head has a history in common with the first.
  var areRelated: Bool { sides.allSatisfy { !$0.bases.isEmpty } }

  /// The trees of the heads.
  var trees: [ObjectID] { sides.prefix(1).map(\.ours) + sides.map(\.theirs) }

  /// Where the first head has the boards that may have to be merged, and where the merge has them.
  func boards(
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [(ours: FolderPath, merged: FolderPath)] {
    var boards: [(ours: FolderPath, merged: FolderPath)] = []
    for sides in sides {
      for paths in try sides.paths(by: reader)
      where !boards.contains(where: { $0.ours == paths.ours }) {
        boards.append((paths.ours, paths.merged))
      }
    }
    return boards
  }

  /// Where the first head has a board.
  ///
  /// - Parameters:
  ///   - path: Where the merge has it.
  ///   - tree: The tree of the merge.
  ///   - reader: Reads the objects.
  /// - Returns: The folder.
  /// - Throws: ``GitError``.
  func ourPath(
    of path: FolderPath,
    in tree: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> FolderPath {
    try MovedBoards(from: trees[0], to: tree, by: reader).oldPath(of: path)
  }

  /// A board merged without asking anybody; `nil` unless two heads have changed it, each in another
  /// way.
  ///
  /// - Parameters:
  ///   - path: Where the first head has the board.
  ///   - repository: The repository.
  ///   - reader: Reads its objects.
  /// - Returns: The last of the merges.
  /// - Throws: ``GitError``.
  func contestedBoard(
    at path: FolderPath,
    in repository: borrowing Repository,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> BoardFilesMerge? {
    var (merge, isContested): (BoardFilesMerge?, Bool) = (nil, false)
    for sides in sides {
      let paths = try sides.paths(of: path, by: reader)
      var versions = try sides.versions(at: paths, in: repository, by: reader)
      if let merge { versions[1].files = merge.merged }
      isContested = isContested || versions.areContested
      merge = MergedBoard(at: paths, versions, labels: .none).merge
    }
    return isContested ? merge : nil
  }
}

extension [BoardTree] {
  /// Whether both sides have changed the board of the base, each in another way.
  fileprivate var areContested: Bool {
    let files = map(\.files)
    return files[1] != files[2] && files[1] != files[0] && files[2] != files[0]
  }
}
