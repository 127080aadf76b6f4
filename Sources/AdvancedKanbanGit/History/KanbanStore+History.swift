internal import Git

extension KanbanStore {
  /// The two boards that `git diff` would compare: a revision alone is compared with the work tree.
  ///
  /// - Parameter range: The revisions.
  /// - Returns: Where the boards are read from.
  /// - Throws: ``KanbanStoreError``, where there is no such revision, or two that never were one.
  package func sources(
    of range: RevisionRange
  ) throws(KanbanStoreError) -> (old: BoardSource, new: BoardSource) {
    switch range {
    case .revision(let revision): return (.revision(revision), .workTree)
    case .between(let old, let new): return (.revision(old), .revision(new))
    case .sinceParting(let one, let other):
      let repository = try surroundings()
      let base = try mergeBase(of: one, and: other, in: repository)
      return (.revision(base?.description ?? "HEAD"), .revision(other))
    }
  }

  /// The commits that have changed the board, among those that `git log` would list: with `A...B`
  /// those on either side since the two parted.
  ///
  /// - Parameters:
  ///   - range: Where to begin, and what to leave out.
  ///   - isFirstParentOnly: Whether only the first parent of a merge is followed, so that a merge is
  ///     what has come to its branch by it.
  /// - Returns: The commits, to be asked for one by one.
  /// - Throws: ``KanbanStoreError``.
  package func history(
    of range: RevisionRange = .revision("HEAD"),
    isFirstParentOnly: Bool = false
  ) throws(KanbanStoreError) -> BoardHistory {
    let repository = try surroundings()
    let (tips, hidden) = try ends(of: range, in: repository)
    let path: String
    if let tip = tips.last {
      path = try self.path(in: tip, of: repository)
    } else {
      path = try pathInRepository(repository)
    }
    let walk = try inRepository(of: folder.path) { () throws(GitError) in
      try CommitWalk(
        of: repository,
        from: tips,
        hiding: hidden,
        isFirstParentOnly: isFirstParentOnly
      )
    }
    return BoardHistory(of: path, along: walk, reportedFor: folder)
  }

  private func ends(
    of range: RevisionRange,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> (tips: [ObjectID], hidden: [ObjectID]) {
    switch range {
    case .revision(let revision): return (try commits([revision], in: repository), [])
    case .between(let old, let new):
      return (try commits([new], in: repository), try commits([old], in: repository))
    case .sinceParting(let one, let other):
      let base = try mergeBase(of: one, and: other, in: repository)
      return (try commits([one, other], in: repository), base.map { [$0] } ?? [])
    }
  }

  private func commits(
    _ revisions: [String],
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [ObjectID] {
    var commits: [ObjectID] = []
    for revision in revisions {
      if let commit = try commit(named: revision, in: repository) { commits.append(commit) }
    }
    return commits
  }

  /// Where two revisions parted; `nil` where one is HEAD and nothing has been committed yet.
  private func mergeBase(
    of one: String,
    and other: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> ObjectID? {
    guard let first = try commit(named: one, in: repository),
      let second = try commit(named: other, in: repository)
    else { return nil }
    let base = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.mergeBase(of: first, and: second)
    }
    guard let base else { throw .repository(.noMergeBase(one, other)) }
    return base
  }
}
