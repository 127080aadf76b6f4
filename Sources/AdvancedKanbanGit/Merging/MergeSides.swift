internal import AdvancedKanbanMarkdown
internal import Git

/// The two sides of a merge, and the commits at which they parted.
struct MergeSides {
  /// None where the sides have no common history, several where it crosses.
  let bases: [CommitInfo]

  /// The trees of the sides.
  let ours: ObjectID
  let theirs: ObjectID

  /// The commits of the sides; `nil` where a side is none.
  private let tips: (ours: ObjectID?, theirs: ObjectID?)

  /// What git asks about; our side may be a tree that is no commit's, as with `cherry-pick -n`.
  init(_ request: StrategyRequest, in repository: borrowing Repository) throws(GitError) {
    var bases: [CommitInfo] = []
    for base in request.bases {
      bases.append(try repository.commit(try repository.resolve(revision: base)))
    }
    self.bases = bases
    ours = try repository.resolveTree(revision: request.ours)
    theirs = try repository.resolveTree(revision: request.theirs)
    tips = (
      try? repository.resolve(revision: request.ours),
      try? repository.resolve(revision: request.theirs)
    )
  }

  /// Two commits.
  init(
    of ours: ObjectID,
    and theirs: ObjectID,
    in repository: borrowing Repository
  ) throws(GitError) {
    var bases: [CommitInfo] = []
    for base in try repository.mergeBases(of: ours, and: theirs) {
      bases.append(try repository.commit(base))
    }
    self.bases = bases
    self.ours = try repository.commit(ours).tree
    self.theirs = try repository.commit(theirs).tree
    tips = (ours, theirs)
  }

  /// What git calls the version that both sides come from, in a conflict (merge-ort.c).
  var baseName: String {
    guard let base = bases.first else { return "empty tree" }
    return bases.count > 1 ? "merged common ancestors" : String("\(base.id)".prefix(7))
  }

  /// The boards that both sides have changed since they parted, merged.
  func mergedBoards(
    in repository: borrowing Repository,
    labels: MergeLabels
  ) throws(GitError) -> [MergedBoard] {
    let reader = try ObjectReader(of: repository)
    var boards: [MergedBoard] = []
    for paths in try paths(by: reader) {
      let moves = LastMoves(
        ours: tips.ours.map { ($0, paths.ours) },
        theirs: tips.theirs.map { ($0, paths.theirs) },
        bases: bases.map(\.id)
      )
      boards.append(
        MergedBoard(
          at: paths,
          try versions(at: paths, in: repository, by: reader),
          labels: labels,
          lastMove: { try? moves.stamp($0, $1, in: repository) }
        )
      )
    }
    return boards
  }

  /// Where the boards are that may have to be merged.
  func paths(by reader: borrowing ObjectReader) throws(GitError) -> [BoardPaths] {
    try DivergedBoards(bases: bases.map(\.tree), ours: ours, theirs: theirs, by: reader)
      .paths
  }

  /// Where a board is, given by where our side has it.
  func paths(
    of path: FolderPath,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> BoardPaths {
    let bases = try basePaths(of: path, by: reader)
    guard let base = self.bases.first, let old = bases.first else {
      return BoardPaths(bases: [], ours: path, theirs: path)
    }
    let moved = try MovedBoards(from: base.tree, to: theirs, by: reader)
    return BoardPaths(bases: bases, ours: path, theirs: moved.newPath(of: old))
  }

  /// What the base, our side and theirs have of a board.
  func versions(
    at paths: BoardPaths,
    in repository: borrowing Repository,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [BoardTree] {
    [
      try base(at: paths.bases, in: repository, by: reader),
      try BoardTree(at: paths.ours, in: ours, by: reader),
      try BoardTree(at: paths.theirs, in: theirs, by: reader),
    ]
  }

  /// The board as it was when the sides parted; several of them are merged themselves.
  private func base(
    at paths: [FolderPath],
    in repository: borrowing Repository,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> BoardTree {
    guard let path = paths.first else { return BoardTree() }
    var result = try BoardTree(at: path, in: bases[0].tree, by: reader)
    for (other, otherPath) in zip(bases, paths).dropFirst() {
      let sides = try MergeSides(of: bases[0].id, and: other.id, in: repository)
      let bases = try sides.basePaths(of: path, by: reader)
      let paths = BoardPaths(bases: bases, ours: path, theirs: otherPath)
      let versions = [
        try sides.base(at: bases, in: repository, by: reader), result,
        try BoardTree(at: otherPath, in: other.tree, by: reader),
      ]
      result.files = MergedBoard(at: paths, versions, labels: .none).merge.merged
    }
    return result
  }

  /// Where the commits at which the sides parted have a board of our side.
  private func basePaths(
    of path: FolderPath,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [FolderPath] {
    var paths: [FolderPath] = []
    for base in bases {
      paths.append(try MovedBoards(from: base.tree, to: ours, by: reader).oldPath(of: path))
    }
    return paths
  }
}
