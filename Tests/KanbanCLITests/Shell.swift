import Foundation

/// A shell that runs a script beside the built program.
struct Shell {
  let name: String

  /// Whether the shell is installed.
  var isInstalled: Bool { path != nil }

  private var path: String? {
    ["/usr/bin/", "/bin/"].map { $0 + name }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a script with `kanban-md` in the search path, and returns what it printed, both streams.
  func run(_ script: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path ?? "/bin/sh")
    process.arguments = options + ["-c", script]
    process.environment = ["PATH": "\(Self.products):/usr/bin:/bin", "HOME": "/nonexistent"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Keeps the user's own start-up files out.
  private var options: [String] {
    switch name {
    case "bash": ["--norc", "--noprofile"]
    case "zsh": ["-f"]
    case "fish": ["--no-config"]
    default: []
    }
  }

  /// The folder that holds this test program and the one it tests.
  private static var products: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
