/// Where a branch goes.
struct SyncRoute {
  /// The name of the branch.
  let branch: String

  /// The name of the remote.
  let remote: String

  /// What the branch is called there.
  let remoteBranch: String

  /// Whether git knows already that the branch belongs there.
  let isTracked: Bool

  /// The name under which the remote's branch is known here.
  var trackingBranch: String { "\(remote)/\(remoteBranch)" }
}
