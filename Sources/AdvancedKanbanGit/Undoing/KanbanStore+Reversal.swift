internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// What a commit did to the board, ready to be taken back.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - board: The board that it left.
  ///   - repository: The repository.
  /// - Returns: That.
  /// - Throws: ``KanbanStoreError``, where it cannot be taken back at all among others.
  func reversal(
    of commit: CommitInfo,
    leaving board: MarkdownKanbanBoard,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Reversal {
    let files = try changedFiles(of: commit, in: repository)
    guard !files.isEmpty else { throw .undo(.leavesBoard("\(commit.id)")) }
    guard !commit.isCutOff(in: repository) else { throw .undo(.cutOff("\(commit.id)")) }
    guard let parent = commit.parents.first, try !markdownFiles(of: parent, in: repository).isEmpty
    else { throw .undo(.first("\(commit.id)")) }
    let reader = FileReader(
      path: try pathInRepository(repository),
      filters: ContentFilters(of: repository, environment: options.environment)
    )
    var stored = Sides()
    var shown = Sides()
    for file in files {
      let old = try reader.read(file.old, of: file.name, in: repository)
      let new = try reader.read(file.new, of: file.name, in: repository)
      (stored.before[file.name], stored.after[file.name]) = (old?.stored, new?.stored)
      (shown.before[file.name], shown.after[file.name]) = (old?.shown, new?.shown)
    }
    let forms = shown == stored ? [stored] : [stored, shown]
    return Reversal(
      of: commit.id,
      forms.map { .init(before: $0.before, after: $0.after) },
      newNames: try newNames(
        of: files.filter { $0.new != nil }.map(\.name),
        on: board,
        in: repository
      )
    )
  }

  /// The names that files of a past board have in the last commit, where they are not there by their
  /// old ones: a column is known by its cards.
  private func newNames(
    of names: [String],
    on past: MarkdownKanbanBoard,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [String: String] {
    guard let head = try commit(named: "HEAD", in: repository) else { return [:] }
    let files = try markdownFiles(of: head, in: repository)
    let gone = Set(names.filter { files[Array($0.utf8)] == nil })
    guard !gone.isEmpty else { return [:] }
    let now = try board(of: head, in: repository).board
    let matching = BoardMatching(from: past.columns, to: now.columns)
    var result: [String: String] = [:]
    for (place, column) in past.columns.enumerated() where gone.contains(column.path) {
      result[column.path] = matching.newColumn(of: place).map { now.columns[$0].path }
    }
    return result
  }

  /// The files of a board in a commit, as the repository stores them, those of some names alone.
  func version(
    of names: Set<String>,
    in commit: ObjectID,
    _ repository: borrowing Repository
  ) throws(KanbanStoreError) -> BoardVersion {
    let files = try markdownFiles(of: commit, in: repository)
    let reader = FileReader(
      path: try pathInRepository(repository),
      filters: ContentFilters(of: repository, environment: options.environment)
    )
    var version = BoardVersion()
    for name in names {
      let file = try reader.read(files[Array(name.utf8)], of: name, in: repository)
      if let file { version.load(name, file.stored) }
    }
    return version
  }
}

/// The files before and after a commit.
private struct Sides: Equatable {
  var before: [String: MarkdownCardFile] = [:]
  var after: [String: MarkdownCardFile] = [:]
}

/// Reads files of a board out of the repository.
private struct FileReader {
  /// The path of the board's folder within the repository.
  let path: String

  let filters: ContentFilters

  /// A file as it is compared with what the repository has, and as the work tree would have it.
  func read(
    _ id: ObjectID?,
    of name: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> (stored: MarkdownCardFile, shown: MarkdownCardFile)? {
    guard let id else { return nil }
    let blob = try inRepository(of: path) { () throws(GitError) in try repository.blob(id) }
    let path = path.isEmpty ? name : "\(path)/\(name)"
    let bytes = try filters.toWorkTree(blob, path: path, in: repository)
    let shown = try file(bytes, name)
    guard bytes != blob, try !filters.hasProgram(for: path, in: repository) else {
      return (shown, shown)
    }
    return (try file(blob, name), shown)
  }

  private func file(_ bytes: [UInt8], _ name: String) throws(KanbanStoreError) -> MarkdownCardFile {
    do { return try MarkdownCardFile(limiting: bytes, isWholly: true) } catch {
      throw .beyondLimit(error, path: name)
    }
  }
}
