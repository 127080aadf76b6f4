internal import Foundation
internal import TestSupport

/// The command as it was built beside the program that is running.
package enum BuiltProgram {
  static let name = "kanban-md"

  /// Where it is.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: name).path
}
