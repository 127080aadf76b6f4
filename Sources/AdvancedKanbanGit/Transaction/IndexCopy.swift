internal import Git

/// The index on its way: a copy that is changed takes the place of the index file.
///
/// The lock on the index is held all the while.
struct IndexCopy {
  /// The index file.
  let path: String

  let state: StateFolder

  /// Makes the copy, and keeps the index as it is.
  ///
  /// Names are enough: nobody changes an index file, only the file that has its name.
  func make() throws(FileFailure) {
    guard try fileStatus(path) != nil else { return }
    _ = try FileDescriptor(reading: path)
    for copy in [state.oldIndex, state.index] {
      do { try makeLink(copy, to: path) } catch {
        try state.create(copy, readFile(path))
      }
    }
  }

  /// Puts the copy, which has been written, in place.
  func publish() throws(FileFailure) {
    state.permissions.adjust(state.index)
    try rename(state.index, to: path)
  }

  /// Puts back the index as it was, if the copy has been put in place.
  func takeBack() throws(FileFailure) {
    guard try fileStatus(state.index) == nil else { return }
    guard try fileStatus(state.oldIndex) != nil else { removeFile(path); return }
    try rename(state.oldIndex, to: path)
  }

  /// Removes what is left of the copy.
  func clear() {
    removeFile(state.index)
    removeFile(state.oldIndex)
  }
}
