internal import Git

extension FileReplacement {
  /// Takes the change out of a file that somebody has edited since, and leaves the edit.
  ///
  /// Where both have changed the same lines, the lines of both are there afterwards: what was in the
  /// file before is never lost, though it may be there twice.
  ///
  /// - Parameter content: What was put in place; without it what was there before is put beside the
  ///   file.
  /// - Throws: ``FileFailure``.
  func withdraw(knowing content: [UInt8]?) throws(FileFailure) {
    for _ in 0..<Self.attempts {
      let current = try readFile(location)
      let before = try readFile(slot)
      guard let content,
        let merged = try? LineMerge.union(of: current, and: before, base: content)
      else { break }
      if try replace(current, with: merged) { return }
    }
    try saveSlot()
  }

  /// How often somebody may come in between.
  private static let attempts = 20

  private func replace(_ current: [UInt8], with merged: [UInt8]) throws(FileFailure) -> Bool {
    guard let old = try? Repository.hashBlob(current), let new = try? Repository.hashBlob(merged)
    else { return false }
    let replacement = FileReplacement(
      location: location,
      slot: slot + ".merge",
      old: old,
      new: new
    )
    defer { replacement.clear() }
    try replacement.stage(merged)
    guard try replacement.place() else { return false }
    return try replacement.confirm()
  }

  /// Puts what is in the slot beside the file, with a name that is no column's.
  private func saveSlot() throws(FileFailure) {
    for number in 0..<Self.attempts {
      let name = location + (number == 0 ? ".orig" : ".orig.\(number)")
      do { return try renameWithoutReplacing(slot, to: name) } catch
        where error.isOfExistingFile
      { continue }
    }
  }
}
