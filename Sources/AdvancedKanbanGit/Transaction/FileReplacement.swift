internal import Git

/// A file on its way into the folder: its next content is written in full to a slot, and then the
/// two change names.
///
/// From then on the slot holds what was there before. So the files alone tell what has been done,
/// and it can be taken back without any room on the disk. A file that is to go only changes its name
/// to that of the slot.
struct FileReplacement: Hashable {
  /// The file, links followed.
  let location: String

  /// Where its next content waits, and its last one afterwards.
  let slot: String

  /// What the file holds before; `nil` where it does not exist yet.
  let old: ObjectID?

  /// What it is to hold; `nil` where it is to go.
  let new: ObjectID?

  /// Writes the next content into the slot, with the permissions that the file has.
  func stage(_ bytes: [UInt8]?) throws(FileFailure) {
    guard let bytes else { return }
    let status = try fileStatus(location)
    if status != nil { try expectWritable(location) }
    do {
      let file = try FileDescriptor(creating: draft, mode: status == nil ? 0o666 : 0o600)
      if let status { try file.take(status) }
      try file.writeAll(bytes)
      try rename(draft, to: slot)
    } catch {
      throw FileFailure(.write, location, code: error.code)
    }
  }

  /// Where the slot is written.
  private var draft: String { slot + ".part" }

  /// Puts the next content in place.
  ///
  /// - Returns: `false` where a new file is there already, or one that is to go is not; nothing has
  ///   been done then.
  func place() throws(FileFailure) -> Bool {
    guard new != nil else { return try moveAway() }
    guard old != nil else { return try create() }
    try swap()
    return true
  }

  /// Makes sure that what has been replaced is what was read; otherwise puts it back.
  ///
  /// - Parameter content: What was put in place, if it is known.
  /// - Returns: `false` where somebody else has changed the file, or is about to; it is theirs again
  ///   then.
  /// - Throws: ``FileFailure``.
  func confirm(knowing content: [UInt8]? = nil) throws(FileFailure) -> Bool {
    guard old != nil else { return true }
    if try isUntouched(slot, old) { return true }
    guard new != nil else {
      try putBack()
      return false
    }
    try swapBack(knowing: content)
    return false
  }

  /// Whether the next content has been put in place.
  ///
  /// A slot is there when it is whole; what it holds then is either that content or what it has
  /// replaced.
  func isPlaced() throws(FileFailure) -> Bool {
    try completeSwap()
    guard new != nil else { return try fileStatus(slot) != nil }
    guard old != nil else { return try isCreated() }
    guard let waiting = try contentID(of: slot) else { return false }
    return waiting != new
  }

  /// Whether the next content waits to be put in place.
  func isWaiting() throws(FileFailure) -> Bool {
    guard new != nil else { return try contentID(of: location) == old }
    return try contentID(of: slot) == new
  }

  /// Whether it has been put in place and somebody has changed it since.
  func isEdited() throws(FileFailure) -> Bool {
    guard try isPlaced() else { return false }
    return try contentID(of: location) != new
  }

  /// Takes the next content out again; what somebody has changed since stays.
  ///
  /// - Parameter content: What was put in place, if it is known.
  /// - Throws: ``FileFailure``.
  func takeBack(knowing content: [UInt8]? = nil) throws(FileFailure) {
    guard try isPlaced() else { return }
    guard new != nil else { return try putBack() }
    guard old != nil else { return try remove() }
    try swapBack(knowing: content)
  }

  private func swapBack(knowing content: [UInt8]?) throws(FileFailure) {
    try swap()
    guard try !isUntouched(slot, new) else { return }
    // Somebody has saved the file again, or is about to.
    try swap()
    try withdraw(knowing: content)
  }

  /// Removes what is left in the slot.
  func clear() {
    for path in [slot, spare, draft] { removeFile(path) }
  }
}

// MARK: - A file that is there

extension FileReplacement {
  /// Where a content waits while names change in steps.
  private var spare: String { slot + ".old" }

  private func swap() throws(FileFailure) {
    do {
      try exchange(slot, with: location)
    } catch  where error.isOfMissingFeature {
      try swapInSteps()
    }
  }

  /// The same for a file system that cannot let two files change names.
  private func swapInSteps() throws(FileFailure) {
    let current = try readFile(location)
    removeFile(spare)
    try FileDescriptor(creating: spare, mode: 0o600).writeAll(current)
    try rename(slot, to: location)
    try rename(spare, to: slot)
  }

  /// Does the last of these steps, where somebody was killed before it.
  private func completeSwap() throws(FileFailure) {
    if try fileStatus(slot) == nil, exists(spare) { try rename(spare, to: slot) }
  }

  /// Whether a file that has been taken away holds what it held, and nobody can change it any more.
  private func isUntouched(_ path: String, _ content: ObjectID?) throws(FileFailure) -> Bool {
    let file = try FileDescriptor(reading: path)
    guard !file.hasWriters() else { return false }
    return try contentID(of: path) == content
  }
}

// MARK: - A file that is not there yet

extension FileReplacement {
  private func isCreated() throws(FileFailure) -> Bool {
    guard try fileStatus(slot) == nil else { return false }
    return try fileStatus(location) != nil
  }

  private func create() throws(FileFailure) -> Bool {
    do {
      try renameWithoutReplacing(slot, to: location)
      return true
    } catch  where error.isOfExistingFile {
      return false
    } catch  where error.isOfMissingFeature {
      return try createInSteps()
    }
  }

  private func createInSteps() throws(FileFailure) -> Bool {
    guard try fileStatus(location) == nil else { return false }
    try rename(slot, to: location)
    return true
  }

  private func remove() throws(FileFailure) {
    try rename(location, to: slot)
    if try contentID(of: slot) != new { try renameWithoutReplacing(slot, to: location) }
  }
}

// MARK: - A file that is to go

extension FileReplacement {
  private func moveAway() throws(FileFailure) -> Bool {
    guard try fileStatus(location) != nil else { return false }
    try rename(location, to: slot)
    return true
  }

  /// Gives the file its name again; where somebody has made another one of this name, it comes to lie
  /// beside that.
  private func putBack() throws(FileFailure) {
    guard try fileStatus(location) == nil else { return try saveSlot() }
    try rename(slot, to: location)
  }
}

/// The name that git would give the content of a file; `nil` where there is no such file.
private func contentID(of path: String) throws(FileFailure) -> ObjectID? {
  guard try fileStatus(path) != nil else { return nil }
  let bytes = try readFile(path)
  return try? Repository.hashBlob(bytes)
}
