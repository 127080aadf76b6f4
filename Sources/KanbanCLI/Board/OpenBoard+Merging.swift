internal import AdvancedKanbanGit

extension OpenBoard {
  /// Merges a commit into the branch.
  func merge(_ revision: String) throws(Failure) -> MergeReceipt {
    try told { () throws(KanbanStoreError) in
      try store.merge(revision, program: program, isReporting: arguments.isJSON)
    }
  }

  /// Brings the branch and the one at a remote together.
  func sync(_ remote: String?) throws(Failure) -> SyncReceipt {
    try told { () throws(KanbanStoreError) in
      try store.sync(remote, program: program, isReporting: arguments.isJSON)
    }
  }

  /// The file of this program.
  private var program: String { environment.programPath ?? Program.name }
}
