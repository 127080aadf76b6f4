internal import AdvancedKanbanGit

extension OpenBoard {
  /// Merges a commit into the branch.
  func merge(_ revision: String) throws(Failure) -> MergeReceipt {
    do {
      return try store.merge(
        revision,
        program: environment.programPath ?? Program.name,
        isShown: !arguments.isJSON
      )
    } catch {
      throw Failure(error, at: location)
    }
  }
}
