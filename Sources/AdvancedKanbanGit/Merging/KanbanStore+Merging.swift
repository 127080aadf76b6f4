internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Merges a commit into the branch: boards by their cards, all else by git.
  ///
  /// - Parameters:
  ///   - revision: The commit.
  ///   - program: The file of this program, which git calls.
  ///   - isReporting: Whether the receipt is to say what was decided about the boards. git says it, too.
  /// - Returns: How that went.
  /// - Throws: ``KanbanStoreError``; ``MergeProblem`` in it where git did not begin.
  package func merge(
    _ revision: String,
    program: String,
    isReporting: Bool
  ) throws(KanbanStoreError) -> MergeReceipt {
    settle()
    let repository = try surroundings()
    let workTree = try workTree(ready: repository)
    let head = try commit(named: "HEAD", in: repository)
    guard let theirs = try commit(named: revision, in: repository) else {
      throw .repository(.unknownRevision(revision))
    }
    let labels = MergeLabels(ours: "HEAD", theirs: revision)
    var boards: [MergedBoard] = []
    if isReporting, let head {
      boards = try inRepository(of: folder.path) { () throws(GitError) in
        try MergeSides(of: head, and: theirs, in: repository)
          .mergedBoards(in: repository, labels: labels)
      }
    }
    let words = ["merge", "--quiet", "--no-edit", "--strategy=kanban", revision]
    let git = git(in: workTree, program: program)
    let result = try git.run(words)
    let conflicts = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.index().conflictedPaths
    }
    guard result.status == 0 || !conflicts.isEmpty else {
      try takeBack(in: repository, git, after: result)
      throw .merge(.refused(result.message))
    }
    let now = try commit(named: "HEAD", in: repository)
    return MergeReceipt(
      commit: now?.description,
      isChanged: now != head || !conflicts.isEmpty,
      conflicts: conflicts,
      merges: boards.map { ($0.path, $0.merge) },
      labels: labels,
      message: result.message
    )
  }

  /// The top of the work tree, where nothing is under way in it.
  func workTree(ready repository: borrowing Repository) throws(KanbanStoreError) -> String {
    guard let workTree = repository.workTree else { throw .repository(.bare) }
    if let operation = repository.operationInProgress {
      throw .repository(.busy(operation: operation.rawValue))
    }
    return workTree
  }

  /// Takes a merge back that a hook, or a signature that could not be made, has stopped.
  private func takeBack(
    in repository: borrowing Repository,
    _ git: GitProgram,
    after result: ProgramOutput
  ) throws(KanbanStoreError) {
    guard repository.operationInProgress == .merge else { return }
    guard try git.run(["merge", "--abort"]).status != 0 else { return }
    throw .merge(.unfinished(result.message))
  }
}
