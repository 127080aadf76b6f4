internal import AdvancedKanbanGit

extension OpenBoard {
  /// Merges a commit into the branch.
  func merge(_ revision: String) throws(Failure) -> MergeReceipt {
    do {
      return try store.merge(revision, program: program)
    } catch {
      throw Failure(error, at: location)
    }
  }

  /// Brings the branch and the one at a remote together.
  func sync(_ remote: String?) throws(Failure) -> SyncReceipt {
    do {
      return try store.sync(remote, program: program)
    } catch {
      throw Failure(error, at: location)
    }
  }

  /// The file of this program.
  private var program: String { environment.programPath ?? Program.name }
}
