/// Why a merge could not be begun.
public enum MergeProblem: Hashable, Sendable {
  /// git did not want to; what it said is given as far as it was not shown.
  case refused(String)

  /// This commit, given by its ID, brings no two lines of history together.
  case noMerge(String)
}
