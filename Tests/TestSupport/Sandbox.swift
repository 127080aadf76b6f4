internal import Foundation

/// A folder with a home of its own, where programs see nothing of the machine's configuration.
package struct Sandbox: Sendable {
  private let directory: TemporaryDirectory

  /// The variables for programs that run here; git knows an author, a time and a first branch.
  package var environment: [String: String]

  package init() throws {
    directory = try TemporaryDirectory()
    environment = Self.environment(home: "\(directory.path)/home")
    try write("[init]\n\tdefaultBranch = main\n", to: "home/.gitconfig")
  }

  package var path: String { directory.path }

  /// Runs a program in a folder of the sandbox.
  package func run(
    _ executable: String,
    _ arguments: [String],
    in folder: String = "",
    input: [UInt8] = []
  ) throws -> ProcessResult {
    try TestSupport.run(
      executable,
      arguments,
      environment: environment,
      directory: "\(path)/\(folder)",
      input: input
    )
  }

  private static func environment(home: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home,
      "XDG_CONFIG_HOME": "\(home)/.config",
      "GIT_CONFIG_GLOBAL": "\(home)/.gitconfig",
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A. U. Thor",
      "GIT_AUTHOR_EMAIL": "author@example.com",
      "GIT_AUTHOR_DATE": "1112911993 -0700",
      "GIT_COMMITTER_NAME": "C. O. Mitter",
      "GIT_COMMITTER_EMAIL": "committer@example.com",
      "GIT_COMMITTER_DATE": "1112911993 -0700",
      "LC_ALL": "C.UTF-8",
      "TZ": "UTC",
    ]
  }
}

/// Files are named relative to the sandbox.
extension Sandbox {
  package func write(_ content: [UInt8], to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(content).write(to: url)
  }

  package func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  package func read(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }
}
