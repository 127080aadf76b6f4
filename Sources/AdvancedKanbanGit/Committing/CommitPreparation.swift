internal import Git

/// A commit that is to be made, and what has a part in that.
struct CommitPreparation {
  let draft: CommitDraft
  let hooks: Hooks
  let cleanup: MessageCleanup

  /// Who signs the commit, if it is to be signed.
  let signer: CommitSigner?

  init(
    of draft: CommitDraft,
    in repository: borrowing BoardRepository,
    _ options: KanbanStore.Options
  ) throws(KanbanStoreError) {
    self.draft = draft
    let surroundings = repository.surroundings.committing(as: draft.author)
    let folder = repository.folder.path
    hooks = try inRepository(of: folder) { () throws(GitError) in
      try Hooks(of: repository.repository, surroundings, options)
    }
    cleanup = try inRepository(of: folder) { () throws(GitError) in
      try MessageCleanup(repository.repository)
    }
    signer = try inRepository(of: folder) { () throws(GitError) in
      options.isSigning ? try CommitSigner(of: repository.repository, surroundings) : nil
    }
  }
}

extension MessageCleanup {
  /// What the configuration asks for.
  fileprivate init(_ repository: borrowing Repository) throws(GitError) {
    let setting = try repository.configString("commit.cleanup")
    let comment = try repository.configString("core.commentChar")
    guard let cleanup = Self(setting: setting, comment: comment) else {
      throw .invalid("invalid cleanup mode \(setting ?? "")")
    }
    self = cleanup
  }
}
