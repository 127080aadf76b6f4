internal import Git
internal import Glibc

extension StateFolder {
  /// Makes the folder, unless it is there, and makes sure that nobody has put something else in its
  /// place.
  func make() throws(KanbanStoreError) {
    try withFiles { () throws(FileFailure) in try makeFolder(path) }
    permissions.adjust(path)
    let status = try withFiles { () throws(FileFailure) in try fileStatus(path) }
    guard let status else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, !isWithinBoard || isOurs(status) else {
      throw .untrusted(path: path)
    }
  }

  /// Whether the folder belongs to this user, or to the one who has the board.
  private func isOurs(_ status: stat) -> Bool {
    guard status.st_uid != geteuid() else { return true }
    return (try? fileStatus(path + "/..")).map { $0?.st_uid == status.st_uid } ?? false
  }
}
