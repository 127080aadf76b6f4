internal import CGit2
internal import Glibc

extension Repository {
  /// The file that the index is in.
  package var indexFile: String { indexPath ?? "\(gitDirectory)/index" }

  /// The file that exists while somebody writes the index, or after somebody has been killed
  /// doing so.
  package var indexLockFile: String { "\(indexFile).lock" }

  /// Makes the library take its filters, which the index has a part in, from an index.
  func use(_ index: borrowing Handle) throws(GitError) {
    try check(git_repository_set_index(pointer, index.pointer))
    let capabilities = GIT_INDEX_CAPABILITY_FROM_OWNER.rawValue
    try check(git_index_set_caps(index.pointer, Int32(capabilities)))
  }

  /// What an error of reading the index means.
  func indexError(_ error: GitError) -> GitError {
    if case .unsupported = error.kind { return error }
    if error.kind == .denied { return error }
    return lacksIndexChecksum()
      ? GitError(unsupported: .indexWithoutChecksum)
      : GitError(.damaged(path: "index"), error.message)
  }

  /// Whether the index file ends in zeros where its checksum should be.
  private func lacksIndexChecksum() -> Bool {
    guard let file = fopen(indexFile, "re") else { return false }
    defer { fclose(file) }
    var checksum = [UInt8](repeating: 1, count: 20)
    fseek(file, -checksum.count, SEEK_END)
    return fread(&checksum, 1, checksum.count, file) == checksum.count
      && checksum.allSatisfy { $0 == 0 }
  }
}

/// The number of entries that an index file says it has; 0 where there is none
/// (gitformat-index(5), "The Git index file has the following format").
func countedEntries(ofIndexAt path: String) throws(GitError) -> Int {
  guard let file = fopen(path, "re") else {
    guard errno == ENOENT else { throw GitError(.invalid, "the index could not be opened") }
    return 0
  }
  defer { fclose(file) }
  var header = [UInt8](repeating: 0, count: 12)
  guard fread(&header, 1, header.count, file) == header.count else { return 0 }
  return header[8...].reduce(0) { $0 << 8 | Int($1) }
}
