internal import Git

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
    try FileDescriptor(creating: state.intent, mode: 0o666).writeAll(intent.bytes)
  }

  /// Notes down which commit it is that the branch is to point at.
  mutating func expect(_ commit: ObjectID) throws(FileFailure) {
    intent.publication?.commit = commit
    removeFile(state.nextIntent)
    try FileDescriptor(creating: state.nextIntent, mode: 0o666).writeAll(intent.bytes)
    try rename(state.nextIntent, to: state.intent)
  }

  /// What somebody who was killed has begun; `nil` where there is nothing to take back.
  init?(leftIn state: StateFolder) throws(FileFailure) {
    guard exists(state.intent), let intent = Intent(try readFile(state.intent)) else { return nil }
    self.intent = intent
    self.state = state
  }

  /// Writes the next contents of the files, given in their order, and then puts them in place.
  func replaceFiles(with contents: [[UInt8]]) throws(KanbanStoreError) {
    try withFiles { () throws(FileFailure) in
      for (file, content) in zip(intent.files, contents) { try file.stage(content) }
    }
    for file in intent.files {
      let isPlaced = try withFiles { () throws(FileFailure) in try file.place() }
      guard isPlaced else { throw .fileChanged(path: file.location) }
    }
  }

  /// Takes back what has been done.
  ///
  /// Where somebody has edited a file since it was put in place, the other files follow it instead:
  /// the change is then one by hand that is not committed.
  ///
  /// - Returns: Whether the files have the change no more.
  /// - Throws: ``FileFailure``.
  @discardableResult
  func takeBack() throws(FileFailure) -> Bool {
    let isKept = try hasEditedFile()
    if isKept {
      for file in intent.files where try !file.isPlaced() { _ = try file.place() }
    } else {
      for file in intent.files.reversed() { try file.takeBack() }
    }
    if let publication = intent.publication, IndexLock.isHeld(in: state) {
      try IndexCopy(path: publication.index, state: state).takeBack()
    }
    return !isKept
  }

  private func hasEditedFile() throws(FileFailure) -> Bool {
    for file in intent.files where try file.isEdited() { return true }
    return false
  }

  /// Forgets the note and what belongs to it.
  func clear() {
    removeFile(state.intent)
    for file in intent.files { file.clear() }
  }
}
