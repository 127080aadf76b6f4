internal import Git
internal import Glibc

/// The hooks of a repository, run as `git commit` runs them.
struct Hooks {
  private let folder: String
  private let surroundings: ProgramSurroundings

  /// Whether `pre-commit` and `commit-msg` are asked.
  private let isVerifying: Bool

  /// Whether what they print goes to standard error at once.
  private let isShown: Bool

  init(
    of repository: borrowing Repository,
    _ surroundings: ProgramSurroundings,
    _ options: KanbanStore.Options
  ) throws(GitError) {
    let configured = try repository.configString("core.hooksPath")
    folder =
      configured.map(surroundings.location) ?? repository.commonDirectory + "/hooks"
    self.surroundings = surroundings
    isVerifying = options.isVerifying
    isShown = options.showsHooks
  }

  /// Whether any of these hooks would run.
  func haveAny(of hooks: [Hook]) -> Bool { hooks.contains(where: isRun) }

  /// Runs a hook, if it is there; what it prints is for people.
  ///
  /// - Parameters:
  ///   - hook: The hook.
  ///   - arguments: Its arguments.
  ///   - index: The index that it is to see.
  /// - Throws: ``KanbanStoreError/hookFailed(name:status:output:)`` among others.
  func run(
    _ hook: Hook,
    _ arguments: [String] = [],
    index: String
  ) throws(KanbanStoreError) {
    guard isRun(hook) else { return }
    let words = [surroundings.named(path(of: hook))] + arguments
    let program = surroundings.program(
      words,
      ["GIT_INDEX_FILE": index, "GIT_EDITOR": ":"]
    )
    let ending = try withFiles { () throws(FileFailure) in
      isShown ? try Ending(showing: program) : try Ending(keepingOutputOf: program)
    }
    guard ending.status != 0 else { return }
    throw .hookFailed(name: hook.rawValue, status: ending.status, output: ending.output)
  }

  private func isRun(_ hook: Hook) -> Bool {
    let isAsked = isVerifying || hook != .preCommit && hook != .commitMessage
    return isAsked && isExecutable(hook)
  }
}

/// How a hook has ended.
private struct Ending {
  let status: Int32
  var output = ""

  /// Runs a hook whose output people see at once.
  init(showing program: ExternalProgram) throws(FileFailure) {
    let input = try FileDescriptor(inMemory: [])
    status = try program.run(StandardStreams(input: input.number, output: STDERR_FILENO))
  }

  /// Runs a hook and keeps its output.
  init(keepingOutputOf program: ExternalProgram) throws(FileFailure) {
    let input = try FileDescriptor(inMemory: [])
    let both = try FileDescriptor(inMemory: [])
    status = try program.run(
      StandardStreams(input: input.number, output: both.number, errors: both.number)
    )
    output = String(decoding: try both.readFromStart(), as: UTF8.self)
  }
}

// MARK: - Files

extension Hooks {
  private func path(of hook: Hook) -> String { "\(folder)/\(hook.rawValue)" }

  private func isExecutable(_ hook: Hook) -> Bool {
    unsafe access(path(of: hook), X_OK) == 0
  }

  /// The hooks that are there and may not be executed.
  var ignored: [Hook] {
    Hook.allCases.filter { exists(path(of: $0)) && !isExecutable($0) }
  }
}

// MARK: - What they do to a commit

extension Hooks {
  /// Lets hooks look at a commit before it is made, and change it.
  ///
  /// As with git, what `pre-commit` stages becomes part of the commit.
  ///
  /// - Parameters:
  ///   - draft: The commit.
  ///   - index: The index that holds it.
  ///   - repository: The repository.
  /// - Returns: What has been staged.
  /// - Throws: ``KanbanStoreError/hookFailed(name:status:output:)`` among others.
  func ask(
    about draft: inout CommitDraft,
    _ index: HookIndex,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [IndexDifference] {
    try run(.preCommit, index: index.path)
    let changes = try inRepository(of: repository.gitDirectory) { () throws(GitError) in
      let changes = try index.changes(since: draft.tree, in: repository)
      let updates = changes.map { TreeUpdate($0) }
      if !updates.isEmpty { draft.tree = try repository.writeTree(updating: draft.tree, updates) }
      return changes
    }
    let file = repository.gitDirectory + "/COMMIT_EDITMSG"
    draft.message = try edited(draft.message, in: file, index: index.path)
    return changes
  }

  /// Lets `post-commit` run; it is too late for it to be against anything.
  func runAfterwards(index: String) -> [StoreWarning] {
    let isSuccess = (try? run(.postCommit, index: surroundings.named(index))) != nil
    return isSuccess ? [] : [.hookFailed(Hook.postCommit.rawValue)]
  }

  /// The message after `prepare-commit-msg` and `commit-msg` had it in their hands.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - file: The file in which they get it.
  ///   - index: The index that they are to see.
  /// - Returns: The message as they leave it.
  /// - Throws: ``KanbanStoreError/hookFailed(name:status:output:)`` among others.
  private func edited(
    _ message: [UInt8],
    in file: String,
    index: String
  ) throws(KanbanStoreError) -> [UInt8] {
    guard haveAny(of: [.prepareCommitMessage, .commitMessage]) else { return message }
    try withFiles { () throws(FileFailure) in
      try FileDescriptor(updating: file, mode: 0o666).replaceContent(with: message)
    }
    let name = surroundings.named(file)
    try run(.prepareCommitMessage, [name, "message"], index: index)
    try run(.commitMessage, [name], index: index)
    return try withFiles { () throws(FileFailure) in try readFile(file) }
  }
}
