internal import Glibc

/// Folders that were made on the way to something, to be removed where that comes to nothing.
struct NewFolders {
  private var parents: [String] = []
  private var repository: String?

  /// Makes a folder and those above it, as far as they are missing.
  mutating func make(_ folder: String) throws(KanbanStoreError) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path = path.isEmpty ? String(part) : BoardFolder(path).path(of: String(part))
      guard !isFolder(path) else { continue }
      if unsafe mkdir(path, 0o777) == 0 {
        parents.append(path)
      } else if errno != EEXIST {
        throw .file(FileFailure(.create, path))
      }
      guard isFolder(path) else { throw .file(FileFailure(.create, path, code: ENOTDIR)) }
    }
  }

  /// Remembers a folder that has been made and filled.
  mutating func take(_ folder: String) { repository = folder }

  /// Removes what was made: the one that was filled with all that it holds, the others if they are
  /// empty.
  func remove() {
    if let repository { removeAll(repository) }
    for folder in parents.reversed() { unsafe rmdir(folder) }
  }
}
