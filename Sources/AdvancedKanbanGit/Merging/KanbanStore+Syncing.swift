internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Brings the branch and the one of the same name at a remote together: what is there is fetched and
  /// merged, and the result is pushed. Where others push meanwhile, that is done again.
  ///
  /// - Parameters:
  ///   - remote: The name of the remote; `nil` for the one that the branch belongs to.
  ///   - program: The file of this program, which git calls.
  ///   - isReporting: Whether the receipt is to say what was decided about the boards.
  /// - Returns: How that went; with conflicts, nothing has been pushed.
  /// - Throws: ``KanbanStoreError``.
  package func sync(
    _ remote: String?,
    program: String,
    isReporting: Bool
  ) throws(KanbanStoreError) -> SyncReceipt {
    let repository = try surroundings()
    let workTree = try workTree(ready: repository)
    var sync = Synchronization(
      route: try route(to: remote, of: repository),
      git: git(in: workTree, program: program)
    )
    for _ in 0..<Synchronization.attempts {
      try sync.fetch()
      let theirs = try sync.fetched(in: repository)
      if let theirs, try head(of: repository, lacks: theirs) {
        sync.received += try count(from: theirs, but: "HEAD", in: repository)
        let merge = try self.merge(
          sync.route.trackingBranch,
          program: program,
          isReporting: isReporting
        )
        sync.merges.append(merge)
        guard merge.conflicts.isEmpty else { return sync.receipt }
      }
      let sent = try count(from: nil, but: theirs?.description, in: repository)
      guard sent > 0 || theirs == nil else { return sync.receipt }
      try expectSolved()
      if try sync.push() {
        sync.sent = sent
        return sync.receipt
      }
    }
    throw .sync(.overtaken(sync.route.remote))
  }

  /// Where the branch that is checked out goes.
  private func route(
    to remote: String?,
    of repository: borrowing Repository
  ) throws(KanbanStoreError) -> SyncRoute {
    let head = try inRepository(of: folder.path) { () throws(GitError) in try repository.head() }
    guard !head.isDetached else { throw .sync(.detached) }
    guard head.commit != nil else { throw .sync(.unborn) }
    let branch = String(head.referenceName.dropFirst("refs/heads/".count))
    let remotes = try inRepository(of: folder.path) { () throws(GitError) in
      (
        own: try repository.configString("branch.\(branch).remote"),
        merged: try repository.configString("branch.\(branch).merge"),
        all: try repository.remotes
      )
    }
    let usual = remotes.all.contains("origin") ? "origin" : nil
    let only = remotes.all.count == 1 ? remotes.all.first : nil
    guard let name = remote ?? remotes.own ?? usual ?? only, remotes.all.contains(name) else {
      throw .sync(.noRemote(remote, among: remotes.all))
    }
    let isTracked = remotes.own == name && remotes.merged != nil
    let merged = isTracked ? remotes.merged.map { String($0.dropFirst("refs/heads/".count)) } : nil
    return SyncRoute(
      branch: branch,
      remote: name,
      remoteBranch: merged ?? branch,
      isTracked: isTracked
    )
  }

  /// Makes sure that what is about to be sent holds no conflict that nobody has solved.
  private func expectSolved() throws(KanbanStoreError) {
    let findings = try board(from: .revision("HEAD")).board.findings
    guard let finding = findings.first(where: { $0.code == "conflict-markers" }) else { return }
    throw .edit(.conflictMarkers(line: finding.line), path: finding.path)
  }

  private func head(
    of repository: borrowing Repository,
    lacks commit: ObjectID
  ) throws(KanbanStoreError) -> Bool {
    try inRepository(of: folder.path) { () throws(GitError) in
      guard let head = try repository.head().commit else { return true }
      if head == commit { return false }
      return try !repository.isPast(commit, of: head)
    }
  }

  /// How many commits one has and another has not; HEAD where none is named.
  private func count(
    from tip: ObjectID?,
    but hidden: String?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Int {
    try inRepository(of: folder.path) { () throws(GitError) in
      let start = if let tip { tip } else { try repository.resolve(revision: "HEAD") }
      let known = try hidden.map { name throws(GitError) in try repository.resolve(revision: name) }
      return try CommitWalk(of: repository, from: [start], hiding: known.map { [$0] } ?? []).count
    }
  }
}
