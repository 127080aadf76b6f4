internal import Git

extension BoardHistory {
  /// The next commit, whether or not it has changed the board. Links count as the files that they lead
  /// to, so that a commit changes the board that changes one of these.
  mutating func step() throws(KanbanStoreError) -> BoardStep? {
    guard let commit = walk.next() else { return nil }
    do { return try step(to: commit) } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }

  private mutating func step(to commit: WalkedCommit) throws(GitError) -> BoardStep {
    let new = try trees.folder(in: commit.tree, by: walk.reader)
    let hasLinks = try trees.files(of: new, by: walk.reader).hasLinks
    let isSame = try areSame(commit, new, hasLinks)
    let files = isSame ? [] : try trees.resolvedFiles(of: new, in: commit.tree, by: walk.reader)
    var parents: [BoardStep.Parent] = []
    for parent in commit.parents {
      let old = try trees.folder(in: parent.tree, by: walk.reader)
      let isUnchanged = old == new && !hasLinks
      let before =
        isUnchanged ? files : try trees.resolvedFiles(of: old, in: parent.tree, by: walk.reader)
      parents.append(BoardStep.Parent(id: parent.id, from: before, to: files))
    }
    if commit.parents.isEmpty { parents = [BoardStep.Parent(id: nil, from: [], to: files)] }
    return BoardStep(id: commit.id, files: files, parents: parents, isCutOff: commit.isCutOff)
  }

  /// Whether the folder alone says that a commit has not changed the board.
  private mutating func areSame(
    _ commit: WalkedCommit,
    _ folder: ObjectID?,
    _ hasLinks: Bool
  ) throws(GitError) -> Bool {
    if hasLinks || commit.parents.isEmpty { return false }
    for parent in commit.parents {
      if try trees.folder(in: parent.tree, by: walk.reader) != folder { return false }
    }
    return true
  }
}

extension BoardStep.Parent {
  fileprivate init(id: ObjectID?, from old: [TreeEntry], to new: [TreeEntry]) {
    self.init(id: id, files: old, changes: [BoardFileChange](from: old, to: new))
  }
}
