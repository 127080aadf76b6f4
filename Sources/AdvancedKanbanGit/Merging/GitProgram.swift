internal import Git

/// git itself, for what it does and libgit2 does not, with the strategy `kanban` within its reach.
struct GitProgram {
  /// The top of the work tree.
  let directory: String

  /// The file of this program.
  let program: String

  let variables: [String: String]

  /// Runs git.
  ///
  /// What it says is read by this program, or by a person in English.
  ///
  /// - Parameter words: The arguments.
  /// - Returns: The exit status, and what git has said.
  /// - Throws: ``KanbanStoreError``, where there is no git.
  func run(_ words: [String]) throws(KanbanStoreError) -> ProgramOutput {
    try withFiles { () throws(FileFailure) in
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try makeSymbolicLink("\(folder.path)/git-merge-kanban", to: program)
      var variables = variables
      variables["PATH"] = folder.path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
      variables["LC_ALL"] = "C"
      return try ExternalProgram(["git"] + words, variables: variables, in: directory).run(on: [])
    }
  }
}

extension KanbanStore {
  /// git at the top of a work tree, with the store's clock.
  func git(in workTree: String, program: String) -> GitProgram {
    var variables = options.environment
    if let now = options.now {
      let date = Timestamp(seconds: now.seconds, offsetInMinutes: now.offsetInMinutes).rawText
      for role in ["AUTHOR", "COMMITTER"] where variables["GIT_\(role)_DATE"] == nil {
        variables["GIT_\(role)_DATE"] = date
      }
    }
    return GitProgram(directory: workTree, program: program, variables: variables)
  }
}

extension ProgramOutput {
  /// What the program has said.
  var message: String { String(decoding: output + errors, as: UTF8.self) }
}
