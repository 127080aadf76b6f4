internal import Foundation

/// A folder that goes, with all that it holds, when nobody refers to it any more.
package final class TemporaryDirectory: Sendable {
  /// The path, free of symbolic links.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = folder.appending(path: "kanban-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
