package import Git

/// The commits that have changed a board, one after the other: children before their parents, and
/// else the newest first.
///
/// History is not simplified: a side branch counts even if a merge has thrown away what it did. Trees
/// are compared by their IDs, so a commit that leaves the board alone costs two look-ups. A folder
/// that has been renamed or moved is followed.
package struct BoardHistory: ~Copyable {
  var walk: CommitWalk
  var places: BoardPlaces
  let folder: BoardFolder

  init(of path: String, along walk: consuming CommitWalk, reportedFor folder: BoardFolder) {
    self.walk = walk
    self.folder = folder
    places = BoardPlaces(at: path)
  }

  /// How many commits there are in all, whether or not they have changed the board.
  package var commitCount: Int { walk.count }

  /// The next commit whose board is not that of every parent.
  package mutating func next() throws(KanbanStoreError) -> BoardCommit? {
    do {
      while let commit = walk.next() {
        if let result = try changed(commit) { return result }
      }
      return nil
    } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }

  private mutating func changed(_ commit: WalkedCommit) throws(GitError) -> BoardCommit? {
    let new = try places.folder(of: commit, by: walk.reader)
    let old = try places.folders(ofParentsOf: commit, with: new, by: walk.reader)
    if !old.isEmpty && old.allSatisfy({ $0.tree == new.tree }) { return nil }
    let files = try places.files(of: new, by: walk.reader)
    var changes: [[BoardFileChange]] = []
    for folder in old {
      let before = try places.files(of: folder, by: walk.reader)
      changes.append([BoardFileChange](from: before, to: files))
    }
    if old.isEmpty { changes = [[BoardFileChange](from: [], to: files)] }
    if changes.allSatisfy(\.isEmpty) { return nil }
    let info = try walk.reader.commit(commit.id)
    let path = places.path(of: new)
    return BoardCommit(info: info, path: path, changes: changes, isCutOff: commit.isCutOff)
  }

  /// Where a commit that is still to come has the board's folder; `nil` where it does not come.
  mutating func path(in commit: ObjectID) throws(GitError) -> FolderPath? {
    while let next = walk.next() {
      let folder = try places.folder(of: next, by: walk.reader)
      if next.id == commit { return places.path(of: folder) }
      _ = try places.folders(ofParentsOf: next, with: folder, by: walk.reader)
    }
    return nil
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
