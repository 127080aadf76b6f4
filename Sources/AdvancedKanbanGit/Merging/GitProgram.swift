internal import Glibc

/// git itself, for what it does and libgit2 does not, with the strategy `kanban` within its reach.
struct GitProgram {
  /// The top of the work tree.
  let directory: String

  /// The file of this program.
  let program: String

  let variables: [String: String]

  /// Runs git.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - isShown: Whether what git prints goes to standard error at once; otherwise it is kept.
  /// - Returns: The exit status, and what was kept.
  /// - Throws: ``FileFailure``, where there is no git.
  func run(_ words: [String], isShown: Bool) throws(FileFailure) -> ProgramOutput {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try makeSymbolicLink("\(folder.path)/git-merge-kanban", to: program)
    var variables = variables
    variables["PATH"] = folder.path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    // What is kept is read by this program, or in English by a person.
    if !isShown { variables["LC_ALL"] = "C" }
    let git = ExternalProgram(["git"] + words, variables: variables, in: directory)
    guard isShown else { return try git.run(on: []) }
    let status = try git.run(StandardStreams(output: STDERR_FILENO))
    return ProgramOutput(status: status, output: [], errors: [])
  }
}

/// A folder that nobody else can look into or guess the name of.
struct TemporaryFolder {
  let path: String

  init() throws(FileFailure) {
    var name = Array("/tmp/kanban-md-XXXXXX".utf8CString)
    let isMade = unsafe name.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard isMade else { throw FileFailure(.create, path) }
  }

  /// Removes the folder with all that is in it.
  func remove() { removeAll(path) }
}
