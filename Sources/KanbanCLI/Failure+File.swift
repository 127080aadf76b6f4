internal import AdvancedKanbanGit
import Glibc

extension Failure {
  init(_ failure: FileFailure, at location: BoardLocation) {
    let path = location.shown(failure.path)
    switch (failure.action, failure.code) {
    case (.list, ENOTDIR): self = .file(path, insteadOf: location.shown(parent(of: failure.path)))
    case (.create, ENOTDIR):
      self.init(.inputOutput, "'\(path)' is a file and no folder", hint: "name another folder")
    case (.create, EACCES), (.create, EPERM), (.create, EROFS), (.replace, EACCES):
      self.init(
        .inputOutput,
        "cannot write to the folder '\(location.shown(parent(of: failure.path)))': "
          + failure.reason,
        hint: "nothing was changed"
      )
    case (let action, _):
      self.init(
        .inputOutput,
        "cannot \(action.rawValue) '\(path)': \(failure.reason)",
        hint: action == .read || action == .list ? nil : "nothing was changed"
      )
    }
  }

  private static func file(_ path: String, insteadOf folder: String) -> Failure {
    Failure(
      .noBoard,
      "'\(path)' is a file, and a board is a folder",
      hint: "name the one that it is in: '--board \(folder)'"
    )
  }
}

/// The folder that holds a file.
private func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
