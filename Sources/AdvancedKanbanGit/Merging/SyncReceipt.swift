/// How a synchronization with a remote went.
package struct SyncReceipt: Sendable {
  /// The name of the remote, and of the branch there.
  package let remote: String
  package let branch: String

  /// The last merge, if there was any.
  package let merge: MergeReceipt?

  /// How many commits came from the remote, and how many went there.
  package let received: Int
  package let sent: Int
}

/// Why a board cannot be synchronized with a remote.
public enum SyncProblem: Hashable, Sendable {
  /// HEAD is at no branch.
  case detached

  /// Nothing has been committed yet.
  case unborn

  /// The repository has no remote of the given name, or several of which none is meant.
  case noRemote(String?, among: [String])

  /// The remote, by its name, could not be read. What git said is given.
  case unreachable(String, output: String)

  /// The remote, by its name, did not take the commits. What git said is given.
  case refused(String, output: String)

  /// Others were quicker, time and again.
  case overtaken(String)
}
