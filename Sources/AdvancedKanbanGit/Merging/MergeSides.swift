internal import AdvancedKanbanMarkdown
internal import Git

/// The commits of a merge, by their trees.
struct MergeSides {
  /// The commits at which the sides parted; none where they have no common history.
  let bases: [ObjectID]
  let ours: ObjectID
  let theirs: ObjectID

  /// Two commits, and those at which they parted.
  init(
    of ours: ObjectID,
    and theirs: ObjectID,
    in repository: borrowing Repository
  ) throws(GitError) {
    var bases: [ObjectID] = []
    for base in try repository.mergeBases(of: ours, and: theirs) {
      bases.append(try repository.commit(base).tree)
    }
    self.bases = bases
    self.ours = try repository.commit(ours).tree
    self.theirs = try repository.commit(theirs).tree
  }

  init(_ request: StrategyRequest, in repository: borrowing Repository) throws(GitError) {
    var bases: [ObjectID] = []
    for base in request.bases { bases.append(try repository.tree(named: base)) }
    self.bases = bases
    ours = try repository.tree(named: request.ours)
    theirs = try repository.tree(named: request.theirs)
  }

  /// The boards that both sides have changed since they parted, merged.
  func mergedBoards(
    in repository: borrowing Repository,
    labels: MergeLabels
  ) throws(GitError) -> [MergedBoard] {
    let reader = try ObjectReader(of: repository)
    let diverged = try DivergedBoards(bases: bases, ours: ours, theirs: theirs, by: reader)
    var boards: [MergedBoard] = []
    for path in diverged.paths {
      boards.append(
        MergedBoard(
          at: path,
          base: try BoardTree(at: path, in: bases.first, by: reader),
          ours: try BoardTree(at: path, in: ours, by: reader),
          theirs: try BoardTree(at: path, in: theirs, by: reader),
          labels: labels
        )
      )
    }
    return boards
  }
}

extension Repository {
  /// The tree of a commit, or a tree itself, by any name that git knows.
  fileprivate func tree(named name: String) throws(GitError) -> ObjectID {
    try commit(try resolve(revision: name)).tree
  }
}
