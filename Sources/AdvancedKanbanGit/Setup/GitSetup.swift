internal import Git

/// What makes git itself speak of cards: a line of attributes beside the board, which belongs to the
/// board's files, and settings of this clone.
///
/// The settings are in a file of their own in the git directory, and git's configuration includes it,
/// so that what is ours is never mixed with what is not.
package struct GitSetup {
  /// A setting that somebody else has made.
  package struct TakenSetting: Hashable, Sendable {
    package let key: String
    package let value: String
  }

  private let steps: [SetupStep]

  /// What takes this board alone out of the setup, where others are in it too.
  private let leaving: [SetupStep]

  /// The folders of the other boards of the repository that have been set up, as paths within it.
  package let otherBoards: [String]

  /// Settings that stay as they are because somebody has made them before.
  package let taken: [TakenSetting]

  /// What is left out until somebody has done something.
  package let notes: [SetupNote]

  init(
    of path: String,
    in repository: borrowing Repository,
    program: SetupProgram
  ) throws(KanbanStoreError) {
    guard let workTree = repository.workTree else { throw .repository(.bare) }
    let directory = repository.commonDirectory
    let settingsFile = "\(directory)/\(Self.settingsName)"
    let attributes = path.isEmpty ? ".gitattributes" : "\(path)/.gitattributes"
    let record = try Self.content(of: settingsFile) ?? []
    let recorded = GitSettings.attributeFiles(in: record)
    var lines = recorded.map { Self.attributes("\(workTree)/\($0)", isOurs: true) }
    let merging = try MergeSetup(in: repository, program: program)
    var settings: GitSettings
    do {
      settings = try GitSettings(
        for: repository,
        program: program.words,
        recorded: record,
        isWholeRepository: path.isEmpty,
        hasStrategy: merging.hasStrategy
      )
    } catch {
      throw .repository(RepositoryProblem(error, folder: workTree))
    }
    if !recorded.contains(attributes) {
      let step = Self.attributes("\(workTree)/\(attributes)", isOurs: false)
      if try Self.change(step, step.make) != nil {
        settings.attributeFiles.append(attributes)
      } else if !settings.otherAttributeFiles.contains(attributes) {
        settings.otherAttributeFiles.append(attributes)
      }
      lines.append(step)
    }
    let boards = recorded + settings.otherAttributeFiles
    var others: [String] = []
    for other in boards where other != attributes {
      let step = Self.attributes("\(workTree)/\(other)", isOurs: false)
      guard try Self.change(step, step.make) == nil else { continue }
      others.append(String(other.dropLast("/.gitattributes".count)))
    }
    otherBoards = others
    leaving =
      lines.filter { $0.path == "\(workTree)/\(attributes)" } + [
        SetupStep(path: settingsFile, make: { $0 }) { content in
          content.map { GitSettings.leaving(attributes, $0) }
        }
      ]
    taken = settings.taken
    notes = merging.notes + (settings.isDefaultStrategyNew(after: record) ? [.strategyNeeded] : [])
    steps =
      lines + merging.steps + [
        .write(settings.text, to: settingsFile),
        // Whatever this clone's own configuration says comes behind it, and counts.
        .prepend(
          "[include]\n\tpath = \(Self.settingsName)\n",
          to: "\(directory)/config"
        ),
      ]
  }

  private static let settingsName = "kanban-md.gitconfig"

  /// The files right in the board's folder, and no others.
  private static func attributes(_ path: String, isOurs: Bool) -> SetupStep {
    .append("/*.md diff=kanban\n", to: path, isOurs: isOurs)
  }
}

extension GitSetup {
  /// What is still to be done.
  package func changesToMake() throws(KanbanStoreError) -> [SetupChange] {
    try changes(steps) { $0.make }
  }

  /// What there is to take back: what other boards of the repository need stays, as long as there are
  /// any.
  package func changesToUndo() throws(KanbanStoreError) -> [SetupChange] {
    try changes((otherBoards.isEmpty ? steps : leaving).reversed()) { $0.undo }
  }

  private func changes(
    _ steps: [SetupStep],
    _ edit: (SetupStep) -> ([UInt8]?) -> [UInt8]?
  ) throws(KanbanStoreError) -> [SetupChange] {
    var changes: [SetupChange] = []
    for step in steps {
      if let change = try Self.change(step, edit(step)) { changes.append(change) }
    }
    return changes
  }

  private static func change(
    _ step: SetupStep,
    _ edit: ([UInt8]?) -> [UInt8]?
  ) throws(KanbanStoreError) -> SetupChange? {
    let old = try content(of: step.path)
    let new = edit(old)
    guard old != new else { return nil }
    return SetupChange(path: step.path, old: old, new: new, isExecutable: step.isExecutable)
  }

  /// What a file holds; `nil` where it is not there.
  static func content(of path: String) throws(KanbanStoreError) -> [UInt8]? {
    try withFiles { () throws(FileFailure) in exists(path) ? try readFile(path) : nil }
  }
}

extension SetupChange {
  /// Changes the file.
  ///
  /// - Throws: ``KanbanStoreError``, where somebody else is changing it or has just done so.
  package func apply() throws(KanbanStoreError) {
    let location = realPath(path) ?? path
    let lock = location + ".lock"
    // git takes the same lock before it writes its configuration.
    do {
      try makeFolder(BoardFolder(location).parent)
      let file = try FileDescriptor(creating: lock, mode: isExecutable ? 0o777 : 0o666)
      defer { removeFile(lock) }
      if let status = try fileStatus(location) { try file.take(status) }
      try file.writeAll(new ?? [])
      let present = exists(location) ? try readFile(location) : nil
      if present == old {
        if new != nil { try rename(lock, to: location) } else { removeFile(location) }
        return
      }
    } catch {
      throw error.isOfExistingFile ? .repository(.locked(path: lock)) : .file(error)
    }
    throw .fileChanged(path: path)
  }
}

extension KanbanStore {
  /// What makes git itself speak of the board's cards.
  ///
  /// - Parameter program: How this program is run.
  /// - Returns: What is to be done, and what can be taken back.
  /// - Throws: ``KanbanStoreError``.
  package func setup(program: SetupProgram) throws(KanbanStoreError) -> GitSetup {
    let repository = try surroundings()
    return try GitSetup(
      of: try pathInRepository(repository),
      in: repository,
      program: program
    )
  }
}
