internal import AdvancedKanbanGit

extension OpenBoard {
  /// What makes git itself speak of the board's cards.
  func setup(program: SetupProgram) throws(Failure) -> GitSetup {
    do { return try store.setup(program: program) } catch .repository(.missing) {
      throw Failure(
        .noRepository,
        "the board is in no git repository",
        hint: "make one with 'git init'"
      )
    } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }

  /// What is still to be done of it, or what there is to take back.
  func changes(of setup: GitSetup, isUndoing: Bool) throws(Failure) -> [SetupChange] {
    try told { () throws(KanbanStoreError) in
      try isUndoing ? setup.changesToUndo() : setup.changesToMake()
    }
  }

  /// Makes one of its changes.
  func apply(_ change: SetupChange) throws(Failure) {
    try told { () throws(KanbanStoreError) in try change.apply() }
  }
}
