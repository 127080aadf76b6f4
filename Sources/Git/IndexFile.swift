internal import CGit2
internal import Glibc

extension Repository {
  /// The file that the index is in.
  package var indexFile: String { indexPath ?? "\(gitDirectory)/index" }

  /// The file that exists while somebody writes the index, or after somebody has been killed
  /// doing so.
  package var indexLockFile: String { "\(indexFile).lock" }

  package var isIndexLocked: Bool { access(indexLockFile, F_OK) == 0 }

  /// Makes the library read the index file the next time that it needs the index.
  func forgetIndex() throws(GitError) {
    guard let indexPath else {
      try check(git_repository_set_index(pointer, nil))
      return
    }
    let index = try Handle(freedBy: git_index_free) { git_index_open(&$0, indexPath) }
    try check(git_repository_set_index(pointer, index.pointer))
  }

  /// Whether the index file ends in zeros where its checksum should be.
  func lacksIndexChecksum() -> Bool {
    guard let file = fopen(indexFile, "re") else { return false }
    defer { fclose(file) }
    var checksum = [UInt8](repeating: 1, count: 20)
    fseek(file, -checksum.count, SEEK_END)
    return fread(&checksum, 1, checksum.count, file) == checksum.count
      && checksum.allSatisfy { $0 == 0 }
  }
}
