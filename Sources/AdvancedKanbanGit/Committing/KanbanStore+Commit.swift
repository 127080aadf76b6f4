internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Makes a plan and carries it out in the folder, on the branch and in the index.
  ///
  /// git's lock on the index is held all the while, so that no checkout, stash or commit comes in
  /// between. There is no commit where the last one knows nothing of what changed.
  func commit(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    at place: Workplace
  ) throws(KanbanStoreError) -> Receipt {
    let opened = try BoardRepository.open(folder, options.environment)
    let lock = try IndexLock(
      at: opened.indexLockFile,
      in: place.state,
      timeout: place.gitTimeout
    )
    return try commit(makePlan, in: BoardRepository(opened, around: folder), at: place, lock)
  }

  private func commit(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    in repository: borrowing BoardRepository,
    at place: Workplace,
    _ lock: borrowing IndexLock
  ) throws(KanbanStoreError) -> Receipt {
    var plan = try makePlan()
    guard !plan.steps.isEmpty else { return Receipt(plan) }
    let copy = IndexCopy(path: repository.repository.indexFile, state: place.state)
    defer { copy.clear() }
    try withFiles { () throws(FileFailure) in try copy.make() }
    let index = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.repository.index(at: place.state.index)
    }
    guard !index.hasConflicts else { throw .repository(.conflicts) }
    let files = try repository.versions(for: &plan, index: index)
    let partial = try PartialCommit(plan, files)
    try partial.expectNothingIgnored(in: repository)
    let commit = try prepare(partial, CommitMessage(plan.summaries), in: repository)

    let locations = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.location) })
    var writing = try FolderWriting(plan, at: locations, place)
    writing.publication = repository.publication(of: commit?.id)
    try writing.perform(at: place) { () throws(KanbanStoreError) in
      try publish(commit, partial, index, copy, in: repository)
    }
    let omissions = commit == nil ? [] : (try? repository.omissions()) ?? []
    return Receipt(plan, commit: commit?.id.description, warnings: omissions)
  }

  /// A commit that no reference points at yet.
  private struct UnpublishedCommit {
    let id: ObjectID
    let logMessage: String
    let committer: Signature
  }

  /// Stores all objects of the commit.
  private func prepare(
    _ partial: PartialCommit,
    _ message: CommitMessage,
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) -> UnpublishedCommit? {
    let parent = repository.head.commit
    do {
      let now =
        options.now.map { Timestamp(seconds: $0.seconds, offsetInMinutes: $0.offsetInMinutes) }
        ?? Timestamp.now()
      let people = try repository.people(options.environment, now: now)
      guard let tree = try partial.writeTree(in: repository) else { return nil }
      let id = try repository.repository.createCommit(
        tree: tree,
        parents: parent.map { [$0] } ?? [],
        author: people.author,
        committer: people.committer,
        message: message.text
      )
      let kind = parent == nil ? "commit (initial)" : "commit"
      return UnpublishedCommit(
        id: id,
        logMessage: "\(kind): \(message.subject)",
        committer: people.committer
      )
    } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }

  /// Writes the index and lets the branch point at the commit.
  ///
  /// The index comes first: whoever finds the one without the other sees the move as staged, and a
  /// plain `git commit` completes it.
  private func publish(
    _ commit: UnpublishedCommit?,
    _ partial: PartialCommit,
    _ index: borrowing Index,
    _ copy: IndexCopy,
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) {
    try inRepository(of: folder.path) { () throws(GitError) in
      try partial.stage(into: index, of: repository)
      try index.write()
    }
    try withFiles { () throws(FileFailure) in try copy.publish() }
    guard let commit else { return }
    try inRepository(of: folder.path) { () throws(GitError) in
      try repository.repository.updateReference(
        repository.head.referenceName,
        from: repository.head.commit,
        to: commit.id,
        logMessage: commit.logMessage,
        by: commit.committer
      )
    }
  }
}

extension BoardRepository {
  fileprivate borrowing func people(
    _ environment: [String: String],
    now: Timestamp
  ) throws(GitError) -> (author: Signature, committer: Signature) {
    (
      try repository.signature(of: .author, environment: environment, now: now),
      try repository.signature(of: .committer, environment: environment, now: now)
    )
  }

  /// What is about to be done to the index and the branch.
  fileprivate borrowing func publication(of commit: ObjectID?) -> Intent.Publication {
    Intent.Publication(
      index: repository.indexFile,
      reference: head.referenceName,
      referenceLock: repository.lockFile(ofReference: head.referenceName),
      commit: commit
    )
  }
}
