internal import AdvancedKanbanGit
internal import HTTPServer

/// Watches a board's folder, and the folders of the files that its links lead to.
final class FolderWatches {
  private let folder: String
  private let loop: EventLoop
  private let body: () -> Void
  private var watches: [String: FolderWatch] = [:]

  /// - Parameters:
  ///   - folder: The path of the board's folder.
  ///   - loop: The loop that calls.
  ///   - body: Called when files have changed, come or gone.
  /// - Throws: ``HTTPServerError/watch(path:errorNumber:)`` where the system watches nothing more.
  init(
    _ folder: String,
    on loop: EventLoop,
    _ body: @escaping () -> Void
  ) throws(HTTPServerError) {
    (self.folder, self.loop, self.body) = (folder, loop, body)
    watches[folder] = try FolderWatch(folder, on: loop, body)
  }

  /// Watches where the board's files lead now; what cannot be watched is read from time to time all the
  /// same.
  ///
  /// - Parameter names: The names of the files in the folder.
  func follow(_ names: [String]) {
    let folders = Set(names.compactMap(linkedFolder)).union([folder])
    watches = watches.filter { folders.contains($0.key) }
    for path in folders where watches[path] == nil {
      watches[path] = try? FolderWatch(path, on: loop, body)
    }
  }

  /// The folder of the file that a link leads to; `nil` for a file of the board's folder.
  private func linkedFolder(of name: String) -> String? {
    guard let file = realPath("\(folder)/\(name)"), let end = file.lastIndex(of: "/") else {
      return nil
    }
    let path = String(file[..<end])
    return path == realPath(folder) ? nil : path
  }
}
