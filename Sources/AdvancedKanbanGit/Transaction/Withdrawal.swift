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
    var wait = Wait(.seconds(1))
    repeat {
      let current = try readFile(location)
      let before = try readFile(slot)
      guard let content,
        let merged = try? current.undoing(from: before, to: content)
      else { break }
      if try replace(current, with: merged) {
        removeFile(slot)
        return
      }
    } while wait.goesOn()
    try saveSlot()
  }

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
    return try replacement.confirm(knowing: merged)
  }

  /// Puts what is in the slot beside the file, with a name that is no column's.
  func saveSlot() throws(FileFailure) {
    for number in 0..<100 {
      let name = location + (number == 0 ? ".orig" : ".orig.\(number)")
      do { return try renameWithoutReplacing(slot, to: name) } catch
        where error.isOfExistingFile
      { continue }
    }
  }
}

extension [UInt8] {
  /// The text without a change that is in it, whatever else has been changed.
  fileprivate func undoing(from before: [UInt8], to after: [UInt8]) throws(GitError) -> [UInt8] {
    if let lines = after.linesAdded(to: before), let range = onlyRange(of: lines) {
      return Array(self[..<range.lowerBound] + self[range.upperBound...])
    }
    return try LineMerge.union(of: self, and: before, base: after)
  }

  /// The lines that are all that a text has more than another; `nil` where they differ otherwise.
  private func linesAdded(to other: [UInt8]) -> ArraySlice<UInt8>? {
    let same = zip(self, other).prefix { $0 == $1 }.count
    let start = self[..<same].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let length = count - other.count
    guard length > 0, self[(start + length)...] == other[start...] else { return nil }
    return self[start..<(start + length)]
  }

  /// Where some whole lines are, if they are there exactly once.
  private func onlyRange(of lines: ArraySlice<UInt8>) -> Range<Int>? {
    let starts = indices.filter { $0 == 0 || self[$0 - 1] == UInt8(ascii: "\n") }
    let found = starts.filter { self[$0...].starts(with: lines) }
    return found.count == 1 ? found[0]..<(found[0] + lines.count) : nil
  }
}
