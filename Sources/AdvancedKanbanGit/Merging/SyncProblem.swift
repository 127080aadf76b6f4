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
