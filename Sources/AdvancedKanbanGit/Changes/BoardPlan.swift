internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// Some changes of a board, settled one after the other on the version in the folder.
struct BoardPlan {
  /// A settled change with the folder's version before and after it.
  struct Step {
    let edit: BoardEdit
    var before: BoardVersion
    var after: BoardVersion
  }

  private(set) var steps: [Step] = []
  private(set) var summaries: [ChangeSummary] = []
  var moves: [MarkdownKanbanMove] = []
  var warnings: [StoreWarning] = []

  /// What the commit is to say, where that is not made from the summaries.
  var ownMessage: CommitMessage?

  /// The folder's version before all changes.
  private(set) var original = BoardVersion()

  /// The folder's version after all changes so far.
  private(set) var work = BoardVersion()

  let folder: BoardFolder

  /// Whether a refusal by a WIP limit becomes a warning.
  let isForced: Bool

  /// The columns that were looked at since the last change, by the bytes of their IDs.
  private var columns: [[UInt8]: MarkdownKanbanColumn] = [:]

  /// Files as they were read before.
  private let known: KnownFiles

  init(_ folder: BoardFolder, known: KnownFiles = KnownFiles(), isForced: Bool) {
    self.folder = folder
    self.known = known
    self.isForced = isForced
  }

  /// What the commit says.
  var message: CommitMessage { ownMessage ?? CommitMessage(summaries) }

  /// The names of the files that the changes touch.
  var names: Set<String> { Set(steps.flatMap(\.edit.names)) }

  /// The names of the files in the folder that differ after all changes, in the order in which they
  /// are to be written: where a card arrives before where it leaves, so that a program that is
  /// killed in between leaves a card twice rather than not at all.
  var changedNames: [String] {
    var seen: Set<String> = []
    return steps.flatMap { $0.edit.names }.filter { name in
      seen.insert(name).inserted && original[name]?.bytes != work[name]?.bytes
    }
  }

  /// Makes the edits of one change and notes what the commit is to say of it, unless the change
  /// changes nothing.
  mutating func take(_ edits: [BoardEdit], _ summary: ChangeSummary) throws(KanbanStoreError) {
    var isNoted = false
    for edit in edits {
      let after = try edit.applied(to: work)
      guard edit.names.contains(where: { after[$0]?.bytes != work[$0]?.bytes }) else { continue }
      let step = Step(edit: edit, before: work, after: after)
      steps.append(step)
      columns = [:]
      warnings += step.linkWarnings + step.outdentWarnings
      work = after
      isNoted = true
    }
    if isNoted { summaries.append(summary) }
  }

  /// Looks at those of some files that are in the folder and have not been looked at.
  mutating func load(_ names: [String]) throws(KanbanStoreError) {
    for name in names where original[name] == nil && exists(folder.path(of: name)) {
      _ = try file(name)
    }
  }

  /// Settles that every version is to have some files as the folder has them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - missing: The names of those that the folder does not have any more.
  mutating func adopt(_ files: [String: MarkdownCardFile], missing: [String]) {
    for (name, file) in files {
      original.load(name, file)
      work.load(name, file)
    }
    let names = (files.keys + missing).sorted()
    if !names.isEmpty { steps.append(Step(edit: .adopt(names), before: work, after: work)) }
  }

  /// A file of the folder, as the changes so far have left it.
  mutating func file(_ name: String) throws(KanbanStoreError) -> MarkdownCardFile {
    guard !work.hasNamesake(of: name) else {
      throw .columnNamesClash(String(name.dropLast(3)))
    }
    if let file = work[name] { return file }
    let file = try folder.file(name, known: known[name]?.file)
    try expectSolved(file, name)
    original.load(name, file)
    work.load(name, file)
    return file
  }

  /// Makes sure that no merge has left a conflict in `board.md`, which says what every column is: nothing
  /// is changed before that is solved.
  func expectSolvedIndex() throws(KanbanStoreError) {
    guard let bytes = try? folder.bytes(of: BoardFile.name) else { return }
    try expectSolved(MarkdownCardFile(bytes), BoardFile.name)
  }

  private func expectSolved(
    _ file: MarkdownCardFile,
    _ name: String
  ) throws(KanbanStoreError) {
    if let line = file.conflictMarker { throw .edit(.conflictMarkers(line: line + 1), path: name) }
  }

  /// Looks at more files of the folder, which no change has touched; those that are missing or
  /// cannot be read are passed over.
  mutating func widen(to names: [String]) {
    for name in names where work[name] == nil && original[name] == nil {
      guard let file = try? file(name) else { continue }
      for index in steps.indices {
        steps[index].before.load(name, file)
        steps[index].after.load(name, file)
      }
    }
  }

  /// A column of the folder, as the changes so far have left it.
  mutating func column(_ id: String) throws(KanbanStoreError) -> MarkdownKanbanColumn {
    guard ColumnName.isColumn(id), !id.contains("/") else { throw .columnNotFound(id) }
    let key = Array(id.utf8)
    if let column = columns[key] { return column }
    do {
      let column = try readColumn(id)
      columns[key] = column
      return column
    } catch  where error.isMissingFile && !exists(folder.path(of: id + ".md")) {
      throw .columnNotFound(id)
    }
  }

  private mutating func readColumn(_ id: String) throws(KanbanStoreError) -> MarkdownKanbanColumn {
    let file = try file(id + ".md")
    let entry = known[id + ".md"]
    if let entry, let column = entry.column, entry.file.bytes.hasBytes(of: file.bytes) {
      return column
    }
    return MarkdownKanbanColumn(id: id, file: file)
  }
}
