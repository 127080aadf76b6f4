package import Git

/// The commits that have changed a board, one after the other: children before their parents, and
/// else the newest first.
///
/// History is not simplified: a side branch counts even if a merge has thrown away what it did. Trees
/// are compared by their IDs, so a commit that leaves the board alone costs two look-ups. A folder
/// that has been moved begins, as for git, where it came to this place.
package struct BoardHistory: ~Copyable {
  private var walk: CommitWalk
  private var trees: BoardTrees
  private let folder: BoardFolder

  init(of path: String, along walk: consuming CommitWalk, reportedFor folder: BoardFolder) {
    self.walk = walk
    self.folder = folder
    trees = BoardTrees(of: path)
  }

  /// How many commits there are in all, whether or not they have changed the board.
  package var commitCount: Int { walk.count }

  /// The next commit whose board is not that of every parent.
  package mutating func next() throws(KanbanStoreError) -> BoardCommit? {
    while let step = try step() {
      guard step.changesBoard else { continue }
      let info = try info(of: step.id)
      let changes = step.parents.map(\.changes)
      return BoardCommit(info: info, changes: changes, isCutOff: step.isCutOff)
    }
    return nil
  }

  /// The next commit, whether or not it has changed the board.
  mutating func step() throws(KanbanStoreError) -> BoardStep? {
    guard let commit = walk.next() else { return nil }
    do { return try step(to: commit) } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }

  private mutating func step(to commit: WalkedCommit) throws(GitError) -> BoardStep {
    let new = try trees.folder(in: commit.tree, by: walk.reader)
    var parents: [BoardStep.Parent] = []
    for parent in commit.parents {
      let old = try trees.folder(in: parent.tree, by: walk.reader)
      parents.append(try self.parent(parent.id, from: old, to: new))
    }
    if commit.parents.isEmpty { parents.append(try parent(nil, from: nil, to: new)) }
    let isChanged = parents.contains { !$0.changes.isEmpty }
    return BoardStep(
      id: commit.id,
      files: isChanged ? try trees.files(of: new, by: walk.reader) : [],
      parents: parents,
      isCutOff: commit.isCutOff
    )
  }

  private mutating func parent(
    _ id: ObjectID?,
    from old: ObjectID?,
    to new: ObjectID?
  ) throws(GitError) -> BoardStep.Parent {
    BoardStep.Parent(
      id: id,
      files: old == new ? [] : try trees.files(of: old, by: walk.reader),
      changes: try trees.changes(from: old, to: new, by: walk.reader)
    )
  }

  /// What a commit says.
  func info(of commit: ObjectID) throws(KanbanStoreError) -> CommitInfo {
    do { return try walk.reader.commit(commit) } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }

  /// The content of a version of a file.
  ///
  /// - Throws: ``KanbanStoreError``, where a partial clone does not have it among others.
  package borrowing func content(_ id: ObjectID) throws(KanbanStoreError) -> [UInt8] {
    do { return try walk.reader.blob(id) } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }
}
