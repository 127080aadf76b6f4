internal import Foundation

/// The command as it was built beside the program that is running.
package enum BuiltProgram {
  package static let name = "kanban-md"

  /// Where it is.
  package static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: name).path
}
