internal import Git

/// What git does for bringing a branch and its remote together, and what has come of it.
struct Synchronization {
  let route: SyncRoute
  let git: GitProgram

  /// The merges, one for each time that somebody else has sent something.
  var merges: [MergeReceipt] = []

  var received = 0
  var sent = 0

  /// How often others may be quicker.
  static let attempts = 5

  /// Gets what the remote has.
  func fetch() throws(KanbanStoreError) {
    let result = try git.run(["fetch", "--quiet", "--", route.remote])
    guard result.status == 0 else {
      throw .sync(.unreachable(route.remote, output: result.message))
    }
  }

  /// The commit that the remote's branch is at; `nil` where it is not there.
  func fetched(in repository: borrowing Repository) throws(KanbanStoreError) -> ObjectID? {
    try inRepository(of: git.directory) { () throws(GitError) in
      try repository.commit(ofReference: "refs/remotes/\(route.trackingBranch)")
    }
  }

  /// Sends the branch to the remote.
  ///
  /// - Returns: Whether it is there; otherwise somebody else has just sent something.
  func push() throws(KanbanStoreError) -> Bool {
    let target = "refs/heads/\(route.branch):refs/heads/\(route.remoteBranch)"
    let words =
      ["push", "--porcelain"] + (route.isTracked ? [] : ["--set-upstream"])
      + ["--", route.remote, target]
    let result = try git.run(words)
    if result.status == 0 { return true }
    let isOvertaken = ["[rejected]", "cannot lock ref", "failed to update ref"]
      .contains { result.message.contains($0) }
    guard isOvertaken else { throw .sync(.refused(route.remote, output: result.message)) }
    return false
  }

  var receipt: SyncReceipt {
    SyncReceipt(
      remote: route.remote,
      branch: route.remoteBranch,
      merges: merges,
      received: received,
      sent: sent
    )
  }
}
