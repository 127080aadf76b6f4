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

  /// The boards that both sides have changed since they parted, merged.
  func mergedBoards(
    in repository: borrowing Repository,
    labels: MergeLabels
  ) throws(GitError) -> [MergedBoard] {
    let reader = try ObjectReader(of: repository)
    var boards: [MergedBoard] = []
    for path in try paths(by: reader) {
      let moves = LastMoves(
        ours: tips.ours,
        theirs: tips.theirs,
        bases: bases.map(\.id),
        folder: path.split(separator: "/").map { Array($0.utf8) }
      )
      boards.append(
        MergedBoard(
          at: path,
          base: try base(at: path, in: repository, by: reader),
          ours: try BoardTree(at: path, in: ours, by: reader),
          theirs: try BoardTree(at: path, in: theirs, by: reader),
          labels: labels,
          lastMove: { try? moves.stamp($0, $1, in: repository) }
        )
      )
    }
    return boards
  }

  /// The paths of the boards that may have to be merged.
  func paths(by reader: borrowing ObjectReader) throws(GitError) -> [String] {
    try DivergedBoards(bases: bases.map(\.tree), ours: ours, theirs: theirs, by: reader)
      .paths
  }

  /// The board in a folder, merged without asking anybody; `nil` unless both sides have changed it, each
  /// in another way.
  ///
  /// - Parameters:
  ///   - path: The path within the repository; "" for the root.
  ///   - repository: The repository.
  ///   - reader: Reads its objects.
  /// - Returns: The merge.
  /// - Throws: ``GitError``.
  func contestedBoard(
    at path: String,
    in repository: borrowing Repository,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> BoardFilesMerge? {
    let ours = try BoardTree(at: path, in: ours, by: reader).files
    let theirs = try BoardTree(at: path, in: theirs, by: reader).files
    guard ours != theirs else { return nil }
    let base = try base(at: path, in: repository, by: reader).files
    guard ours != base, theirs != base else { return nil }
    return BoardFilesMerge(base: base, ours: ours, theirs: theirs, labels: .none)
  }

  /// The board as it was when the sides parted; several of them are merged themselves.
  private func base(
    at path: String,
    in repository: borrowing Repository,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> BoardTree {
    var result = try BoardTree(at: path, in: bases.first?.tree, by: reader)
    for other in bases.dropFirst() {
      let sides = try MergeSides(of: bases[0].id, and: other.id, in: repository)
      let merge = BoardFilesMerge(
        base: try sides.base(at: path, in: repository, by: reader).files,
        ours: result.files,
        theirs: try BoardTree(at: path, in: other.tree, by: reader).files,
        labels: .none
      )
      result.files = merge.merged
    }
    return result
  }
}
