internal import Git
internal import Glibc

/// One change of files, index and branch, all of it or nothing.
///
/// It is noted down before it is begun, so that it can be taken back by the next process where this
/// one is killed.
struct Transaction {
  private(set) var intent: Intent
  let state: StateFolder

  /// Notes down what is about to be done.
  init(_ intent: Intent, in state: StateFolder) throws(FileFailure) {
    self.intent = intent
    self.state = state
    try state.create(state.intent, intent.bytes)
  }

  /// Notes down which commit it is that the branch is to point at.
  mutating func expect(_ commit: ObjectID) throws(FileFailure) {
    intent.publication?.commit = commit
    removeFile(state.nextIntent)
    try state.create(state.nextIntent, intent.bytes)
    try rename(state.nextIntent, to: state.intent)
  }

  /// What somebody who was killed has begun; `nil` where there is nothing to take back.
  init?(leftIn state: StateFolder) throws(FileFailure) {
    guard try fileStatus(state.intent) != nil, let intent = Intent(try readFile(state.intent))
    else { return nil }
    self.intent = intent
    self.state = state
  }

  /// Writes the next contents of the files, and then puts them in place.
  ///
  /// - Parameter contents: The contents, in the order of the files; `nil` for one that is to go.
  /// - Throws: ``KanbanStoreError``; what has been done is to be taken back then.
  func replaceFiles(with contents: [[UInt8]?]) throws(KanbanStoreError) {
    try withFiles { () throws(FileFailure) in
      for (file, content) in zip(intent.files, contents) { try file.stage(content) }
    }
    // Nothing else comes between the files: who looks meanwhile sees all or none of them replaced.
    for file in intent.files { try expect(file) { () throws(FileFailure) in try file.place() } }
    for (file, content) in zip(intent.files, contents) {
      try expect(file) { () throws(FileFailure) in try file.confirm(knowing: content) }
    }
  }

  private func expect(
    _ file: FileReplacement,
    _ step: () throws(FileFailure) -> Bool
  ) throws(KanbanStoreError) {
    let isDone = try withFiles(step)
    guard isDone else { throw .fileChanged(path: file.location) }
  }

  /// Takes back what has been done.
  ///
  /// Where somebody has edited a file since it was put in place, the other files follow it instead, if
  /// nobody has edited them: the change is then one by hand that is not committed.
  ///
  /// - Parameter contents: What was put in place, in the order of the files; `nil` where it is not
  ///   known any more.
  /// - Returns: Whether the files have the change no more.
  /// - Throws: ``FileFailure``.
  @discardableResult
  func takeBack(knowing contents: [[UInt8]?]? = nil) throws(FileFailure) -> Bool {
    let hasEditedFile = try hasEditedFile()
    let isKept = hasEditedFile ? try othersFollow() : false
    if !isKept {
      for index in intent.files.indices.reversed() {
        try intent.files[index].takeBack(knowing: contents?[index] ?? nil)
      }
    }
    if let publication = intent.publication,
      IndexLock.isHeld(on: publication.index, in: state)
    {
      try IndexCopy(path: publication.index, state: state).takeBack()
    }
    return !isKept
  }

  /// Puts the files in place that are not yet.
  ///
  /// - Returns: `false` where somebody has edited one of them.
  private func othersFollow() throws(FileFailure) -> Bool {
    for file in intent.files where try !file.isPlaced() {
      guard try file.isWaiting() else { return false }
      guard try file.place() else { return false }
      guard try file.confirm() else { return false }
    }
    return true
  }

  private func hasEditedFile() throws(FileFailure) -> Bool {
    for file in intent.files where try file.isEdited() { return true }
    return false
  }

  /// Forgets the note and what belongs to it.
  func clear() {
    // A note that cannot be removed must not be taken for one of something that is not done.
    if !removeFile(state.intent) { unsafe truncate(state.intent, 0) }
    for file in intent.files { file.clear() }
  }
}
