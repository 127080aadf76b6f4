import Foundation
import TestSupport

extension TestRepository {
  /// Runs a script in the work tree with the built program in the search path.
  func shell(_ script: String) throws -> ProcessResult {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var sandbox = sandbox
    sandbox.environment["PATH", default: ""] = products.path + ":/usr/bin:/bin"
    return try sandbox.run("bash", ["-c", "cd '\(path)'\n" + script])
  }
}
