/// Why a merge could not be begun.
public enum MergeProblem: Hashable, Sendable {
  /// git did not want to; what it said is given.
  case refused(String)

  /// git has begun, and could neither end nor go back; what it said is given.
  case unfinished(String)

  /// Something is staged that would become part of the merge.
  case staged

  /// This commit, given by its ID, brings no two lines of history together.
  case noMerge(String)
}
