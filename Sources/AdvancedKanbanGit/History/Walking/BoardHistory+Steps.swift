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
    let new = try places.folder(of: commit, by: walk.reader)
    let old = try places.folders(ofParentsOf: commit, with: new, by: walk.reader)
    let hasLinks = try places.files(of: new, by: walk.reader).hasLinks
    let isSame = { (folder: CommittedFolder) in folder.tree == new.tree && !hasLinks }
    let isUnchanged = !old.isEmpty && old.allSatisfy(isSame)
    let files = isUnchanged ? [] : try places.resolvedFiles(of: new, by: walk.reader)
    var parents: [BoardStep.Parent] = []
    for (parent, folder) in zip(commit.parents, old) {
      let before = isSame(folder) ? files : try places.resolvedFiles(of: folder, by: walk.reader)
      parents.append(BoardStep.Parent(id: parent.id, from: before, to: files))
    }
    if parents.isEmpty { parents = [BoardStep.Parent(id: nil, from: [], to: files)] }
    return BoardStep(id: commit.id, files: files, parents: parents, isCutOff: commit.isCutOff)
  }
}

extension BoardStep.Parent {
  fileprivate init(id: ObjectID?, from old: [TreeEntry], to new: [TreeEntry]) {
    self.init(id: id, files: old, changes: [BoardFileChange](from: old, to: new))
  }
}
