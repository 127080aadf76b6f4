internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Carries out a plan in the folder, on the branch and in the index.
  ///
  /// Everything that can fail is done before anything that shows; what shows is put back where
  /// something fails behind it.
  ///
  /// There is no commit where the last one knows nothing of what changed.
  func commit(_ plan: BoardPlan) throws(KanbanStoreError) -> Receipt {
    let repository = try BoardRepository(around: folder, environment: options.environment)
    let index = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.repository.index()
    }
    guard !index.hasConflicts else { throw .repository(.conflicts) }
    var plan = plan
    let files = try repository.versions(for: &plan, index: index)
    let partial = try PartialCommit(plan, files)
    let commit = try prepare(partial, CommitMessage(plan.summaries), in: repository)

    let locations = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.location) })
    let signals = HeldSignals()
    defer { signals.release() }
    var write = FolderWrite(plan.changedNames, from: plan.original, to: plan.work, at: locations)
    try write.perform()
    do {
      try inRepository(of: folder.path) { () throws(GitError) in
        try publish(commit, partial, index, in: repository)
      }
    } catch {
      write.rollBack()
      throw error
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
    in repository: borrowing BoardRepository
  ) throws(GitError) {
    try partial.stage(into: index, of: repository)
    try index.write()
    guard let commit else { return }
    let head = repository.head
    do {
      try repository.repository.updateReference(
        head.referenceName,
        from: head.commit,
        to: commit.id,
        logMessage: commit.logMessage,
        by: commit.committer
      )
    } catch {
      try partial.unstage(from: index)
      try index.write()
      throw error
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
}
