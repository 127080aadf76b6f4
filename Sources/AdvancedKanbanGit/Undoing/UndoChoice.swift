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
    var hasUndone = false
    while found.count < count, let record = try next(&log, in: repository) {
      if record.isUndo { log.follow(record, in: repository) } else { found.append(record.commit) }
      hasUndone = hasUndone || record.isUndo
      guard !record.commit.isCutOff(in: repository) else {
        throw .undo(.cutOff("\(record.commit.id)"))
      }
    }
    if found.isEmpty, let tip, let last = try lastCommit(from: tip, in: repository),
      last.isCutOff(in: repository)
    {
      throw .undo(.cutOff("\(last.id)"))
    }
    guard found.count == count else {
      throw .undo(.tooFewToUndo(found.count, hasUndone: hasUndone))
    }
    return found
  }

  private func lastUndone(
    _ count: Int,
    from tip: ObjectID?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [CommitInfo] {
    var log = CommandLog(from: tip)
    var found: [CommitInfo] = []
    var isRedone = false
    while found.count < count, let record = try next(&log, in: repository) {
      guard !record.isCommand else {
        let end = isRedone ? RedoEnd.redone : .command(record.commit.summary)
        throw .undo(.tooFewToRedo(found.count, end))
      }
      isRedone = isRedone || !record.isUndo
      if record.isUndo { found.append(record.commit) } else { log.follow(record, in: repository) }
    }
    guard found.count == count else {
      throw .undo(.tooFewToRedo(found.count, isRedone ? .redone : .nothingUndone))
    }
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
    guard let tip, let id = try id(named: revision, from: tip, in: repository) else {
      throw .undo(.tooFewToUndo(0, hasUndone: false))
    }
    let (commit, isPast) = try inRepository(of: folder.path) { () throws(GitError) in
      (try repository.commit(id), try repository.isPast(id, of: tip))
    }
    guard isPast else { throw .undo(.elsewhere("\(id)")) }
    guard !commit.isCutOff(in: repository) else { throw .undo(.cutOff("\(id)")) }
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

  /// The commit that a revision stands for; where it is beyond the end of a history that is cut off,
  /// that is what is wrong.
  private func id(
    named revision: String,
    from tip: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> ObjectID? {
    do {
      return try commit(named: revision, in: repository)
    } catch {
      guard error.isMissingCommit(revision), let last = try lastCommit(from: tip, in: repository),
        last.isCutOff(in: repository)
      else { throw error }
      throw .undo(.cutOff("\(last.id)"))
    }
  }

  /// The oldest commit that is there, along the first parents.
  private func lastCommit(
    from tip: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> CommitInfo? {
    var log = CommandLog(from: tip)
    return try inRepository(of: folder.path) { () throws(GitError) in
      var last: CommitInfo?
      while let commit = try log.nextCommit(in: repository) { last = commit }
      return last
    }
  }
}

extension CommitInfo {
  /// Whether the history ends here though there were commits before.
  func isCutOff(in repository: borrowing Repository) -> Bool {
    repository.isShallow && parents.contains { !repository.has($0) }
  }
}

extension KanbanStoreError {
  /// Whether a commit is missing to which a revision, as `HEAD~2`, leads.
  fileprivate func isMissingCommit(_ revision: String) -> Bool {
    switch self {
    case .repository(.missingObject): true
    case .repository(.unknownRevision): revision.contains { $0 == "~" || $0 == "^" }
    default: false
    }
  }
}
