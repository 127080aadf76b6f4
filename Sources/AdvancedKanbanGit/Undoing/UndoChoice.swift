internal import Git

/// What is to be taken back.
package enum UndoChoice: Hashable, Sendable {
  /// So many of the last commands that have not been undone.
  case last(Int)

  /// So many of the last undoings, unless a command has come behind them.
  case lastUndone(Int)

  /// The commit that a revision stands for.
  case commit(String)
}

extension KanbanStore {
  /// The commits that a choice means, the newest first.
  func commits(
    _ choice: UndoChoice,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [CommitInfo] {
    let tip = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.head().commit
    }
    switch choice {
    case .last(let count): return try lastCommands(count, from: tip, in: repository)
    case .lastUndone(let count): return try lastUndone(count, from: tip, in: repository)
    case .commit(let revision): return [try commit(revision, from: tip, in: repository)]
    }
  }

  private func lastCommands(
    _ count: Int,
    from tip: ObjectID?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [CommitInfo] {
    var log = CommandLog(from: tip)
    var found: [CommitInfo] = []
    while found.count < count, let record = try next(&log, in: repository) {
      if record.isUndo { log.follow(record, in: repository) } else { found.append(record.commit) }
    }
    guard found.count == count else { throw .undo(.tooFewToUndo(found.count)) }
    return found
  }

  private func lastUndone(
    _ count: Int,
    from tip: ObjectID?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [CommitInfo] {
    var log = CommandLog(from: tip)
    var found: [CommitInfo] = []
    while found.count < count, let record = try next(&log, in: repository) {
      guard !record.isCommand else {
        throw .undo(.tooFewToRedo(found.count, since: record.commit.summary))
      }
      if record.isUndo { found.append(record.commit) } else { log.follow(record, in: repository) }
    }
    guard found.count == count else { throw .undo(.tooFewToRedo(found.count, since: nil)) }
    return found
  }

  /// The next command of this board: a repository may have several.
  private func next(
    _ log: inout CommandLog,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> CommandRecord? {
    while true {
      let record = try inRepository(of: folder.path) { () throws(GitError) in
        try log.nextRecord(in: repository)
      }
      guard let record else { return nil }
      if try !changedFiles(of: record.commit, in: repository).isEmpty { return record }
    }
  }

  private func commit(
    _ revision: String,
    from tip: ObjectID?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> CommitInfo {
    guard let tip, let id = try commit(named: revision, in: repository) else {
      throw .undo(.tooFewToUndo(0))
    }
    let (commit, isPast) = try inRepository(of: folder.path) { () throws(GitError) in
      let isAncestor = try repository.isAncestor(id, of: tip)
      return (try repository.commit(id), id == tip || isAncestor)
    }
    guard isPast else { throw .undo(.elsewhere("\(id)")) }
    guard commit.parents.count < 2 else { throw .undo(.merge("\(id)")) }
    if let other = try taker(of: id, from: tip, in: repository) {
      throw .undo(.takenBack("\(id)", by: "\(other)"))
    }
    return commit
  }

  /// The commit that has taken back another one.
  private func taker(
    of id: ObjectID,
    from tip: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> ObjectID? {
    var log = CommandLog(from: tip)
    return try inRepository(of: folder.path) { () throws(GitError) in
      while let record = try log.nextRecord(in: repository), record.commit.id != id {
        log.follow(record, in: repository)
      }
      return log.takenBack[id]
    }
  }
}
