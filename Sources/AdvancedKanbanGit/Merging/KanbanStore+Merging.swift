package import AdvancedKanbanMarkdown
internal import Git

/// How a merge went.
package struct MergeReceipt: Sendable {
  /// The commit that HEAD is at afterwards.
  package let commit: String?

  /// Whether there was anything to merge.
  package let isChanged: Bool

  /// The files in conflict, as paths within the repository; the merge waits for somebody to solve them.
  package let conflicts: [String]

  /// What was decided about the boards, by the paths of their folders.
  package let merges: [(path: String, merge: BoardFilesMerge)]

  /// What the sides are called.
  package let labels: MergeLabels

  /// What git has said.
  package let message: String
}

extension KanbanStore {
  /// Merges a commit into the branch: boards by their cards, all else by git.
  ///
  /// - Parameters:
  ///   - revision: The commit.
  ///   - program: The file of this program, which git calls.
  /// - Returns: How that went.
  /// - Throws: ``KanbanStoreError``; ``MergeProblem`` in it where git did not begin.
  package func merge(
    _ revision: String,
    program: String
  ) throws(KanbanStoreError) -> MergeReceipt {
    settle()
    let repository = try surroundings()
    guard let workTree = repository.workTree else { throw .repository(.bare) }
    if let operation = repository.operationInProgress {
      throw .repository(.busy(operation: operation.rawValue))
    }
    let head = try commit(named: "HEAD", in: repository)
    guard let theirs = try commit(named: revision, in: repository) else {
      throw .repository(.unknownRevision(revision))
    }
    let labels = MergeLabels(ours: "HEAD", theirs: revision)
    let merges =
      try head.map { head throws(KanbanStoreError) in
        try inRepository(of: folder.path) { () throws(GitError) in
          try MergeSides(of: head, and: theirs, in: repository)
            .mergedBoards(in: repository, labels: labels)
        }
      } ?? []
    let words = ["merge", "--quiet", "--no-edit", "--strategy=kanban", revision]
    let result = try git(in: workTree, program: program).run(words)
    let isWaiting = repository.operationInProgress == .merge
    guard result.status == 0 || isWaiting else {
      throw .merge(.refused(result.message))
    }
    let now = try commit(named: "HEAD", in: repository)
    let conflicts = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.index().conflictedPaths
    }
    return MergeReceipt(
      commit: now?.description,
      isChanged: now != head || isWaiting,
      conflicts: conflicts,
      merges: merges.map { ($0.path, $0.merge) },
      labels: labels,
      message: result.message
    )
  }
}
