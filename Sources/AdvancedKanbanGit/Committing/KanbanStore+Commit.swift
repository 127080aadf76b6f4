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
  ) throws(KanbanStoreError) -> FinishedChange {
    let opened = try takeRepository()
    let lock = try IndexLock(
      at: opened.indexLockFile,
      in: place.state,
      timeout: place.gitTimeout
    )
    return try commit(
      makePlan,
      in: BoardRepository(opened, around: folder, options.environment),
      at: place,
      lock
    )
  }

  private func commit(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    in repository: borrowing BoardRepository,
    at place: Workplace,
    _ lock: borrowing IndexLock
  ) throws(KanbanStoreError) -> FinishedChange {
    var plan = try makePlan()
    guard !plan.steps.isEmpty else { return FinishedChange(receipt: Receipt(plan)) }
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
    let preparation = try prepare(partial, plan.message, in: repository)

    let locations = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.location) })
    var writing = try FolderWriting(plan, at: locations, place)
    writing.publication = repository.publication
    let staged = try partial.storeStaged(in: repository)
    writing.entries = staged.map(\.change)
    var commit: UnpublishedCommit?
    try writing.perform(at: place) { transaction throws(KanbanStoreError) in
      if let preparation {
        let made = try make(preparation, staged, index, in: repository, at: place)
        try withFiles { () throws(FileFailure) in try transaction.expect(made.id) }
        commit = made
      }
      try publish(commit, staged, index, copy, in: repository)
    }
    var warnings = repository.filters.warnings
    guard let preparation, let commit else {
      return FinishedChange(receipt: Receipt(plan, warnings: warnings))
    }
    warnings += (try? preparation.hooks.omissions(in: repository.repository)) ?? []
    let indexFile = repository.repository.indexFile
    return FinishedChange(
      receipt: Receipt(plan, commit: commit.id.description, warnings: warnings),
      afterwards: { preparation.hooks.runAfterwards(index: indexFile) }
    )
  }

  /// A commit that no reference points at yet.
  private struct UnpublishedCommit {
    let id: ObjectID
    let logMessage: String
    let committer: Signature

    /// What hooks have staged.
    let additions: [IndexDifference]
  }

  /// Stores the tree of the commit, and settles how the commit is to be made; `nil` where there is
  /// nothing to commit.
  private func prepare(
    _ partial: PartialCommit,
    _ message: CommitMessage,
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) -> CommitPreparation? {
    guard let draft = try draft(partial, message, in: repository) else { return nil }
    return try CommitPreparation(of: draft, in: repository, options)
  }

  private func draft(
    _ partial: PartialCommit,
    _ message: CommitMessage,
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) -> CommitDraft? {
    let encoding = try inRepository(of: folder.path) { () throws(GitError) in
      CommitEncoding(setting: try repository.repository.configString("i18n.commitEncoding"))
    }
    let text = try encoding.bytes(of: message.text)
    let people = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.people(options.environment, now: now)
    }
    guard let tree = try partial.writeTree(in: repository) else { return nil }
    return CommitDraft(
      tree: tree,
      parent: repository.head.commit,
      author: people.author,
      committer: people.committer,
      encoding: encoding,
      message: text
    )
  }

  private var now: Timestamp {
    options.now.map { Timestamp(seconds: $0.seconds, offsetInMinutes: $0.offsetInMinutes) }
      ?? Timestamp.now()
  }

  /// Makes the commit, as far as hooks let it and signing succeeds.
  ///
  /// The changed files are in the folder by now, so that hooks find them.
  private func make(
    _ preparation: CommitPreparation,
    _ staged: [StagedFile],
    _ index: borrowing Index,
    in repository: borrowing BoardRepository,
    at place: Workplace
  ) throws(KanbanStoreError) -> UnpublishedCommit {
    var draft = preparation.draft
    let additions = try ask(preparation.hooks, about: &draft, staged, index, in: repository, place)
    draft.message = preparation.cleanup.cleaned(draft.message)
    guard !preparation.cleanup.isEmpty(draft.message) else { throw .emptyMessage }
    let content = try draft.content(in: repository.repository)
    let signature = try preparation.signer?.signature(
      of: content,
      by: draft.committer,
      in: place.state
    )
    return try inRepository(of: folder.path) { () throws(GitError) in
      UnpublishedCommit(
        id: try repository.repository.createCommit(content, signature: signature),
        logMessage: draft.logMessage,
        committer: draft.committer,
        additions: additions
      )
    }
  }

  /// Lets hooks look at a commit and change it.
  ///
  /// - Returns: What they have staged.
  private func ask(
    _ hooks: Hooks,
    about draft: inout CommitDraft,
    _ staged: [StagedFile],
    _ index: borrowing Index,
    in repository: borrowing BoardRepository,
    _ place: Workplace
  ) throws(KanbanStoreError) -> [IndexDifference] {
    let wanted: [Hook] = [.preCommit, .prepareCommitMessage, .commitMessage]
    guard hooks.haveAny(of: wanted) else { return [] }
    for file in staged { try file.stage(into: index, of: repository) }
    try inRepository(of: folder.path) { () throws(GitError) in try index.write() }
    let view = HookIndex(in: place.state)
    defer { view.clear() }
    try view.fill(with: draft.tree, of: repository.repository)
    return try hooks.ask(about: &draft, view, in: repository.repository)
  }

  /// Writes the index and lets the branch point at the commit.
  ///
  /// The index comes first: whoever finds the one without the other sees the move as staged, and a
  /// plain `git commit` completes it.
  private func publish(
    _ commit: UnpublishedCommit?,
    _ staged: [StagedFile],
    _ index: borrowing Index,
    _ copy: IndexCopy,
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) {
    let head = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.repository.head()
    }
    guard head == repository.head else { throw .repository(.branchMoved) }
    for file in staged { try file.stage(into: index, of: repository) }
    try inRepository(of: folder.path) { () throws(GitError) in
      try index.take(commit?.additions ?? [])
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

  /// What is about to be done to the index and the branch; the commit is still to be made.
  fileprivate var publication: Intent.Publication {
    Intent.Publication(
      index: repository.indexFile,
      reference: head.referenceName,
      referenceLock: repository.lockFile(ofReference: head.referenceName),
      commit: nil
    )
  }
}
