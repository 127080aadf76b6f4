internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// A board to be checked, or some files of it.
struct LintTarget {
  let open: OpenBoard

  /// The bytes of the names of the files whose findings are asked for; all without it.
  private let names: Set<[UInt8]>?

  /// Whether the other files are read too, since some checks compare files.
  private let isReadingAll: Bool

  /// The board with what is to be read of it.
  ///
  /// - Parameter range: The part of the history in which to look for merges that did damage.
  /// - Returns: The board.
  /// - Throws: ``Failure``.
  func board(auditing range: RevisionRange? = nil) throws(Failure) -> CheckedBoard {
    guard let range else { return try open.checkedBoard(reading: isReadingAll ? nil : names) }
    var board = try open.checkedBoard(reading: nil)
    board.merges = try open.damagedMerges(in: range, on: board.board.columns).map {
      AuditedMerge(name: String($0.commit.prefix(7)), damage: $0.damage)
    }
    return board
  }

  /// The findings that are asked for.
  func findings(of selection: CheckSelection, on board: CheckedBoard) -> [Finding] {
    selection.findings(on: board).filter { names?.contains(Array($0.path.utf8)) ?? true }
  }
}

extension LintTarget {
  /// What the operands of `lint` mean: the whole board without any, else the columns and the files
  /// that they name.
  ///
  /// A word that is a file's path means the file; one that belongs to no board is passed over, as a
  /// pre-commit hook hands over whatever is to be committed.
  static func all(
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws(Failure) -> [LintTarget] {
    let files = arguments.operands.compactMap { NamedFile($0, in: environment) }
    let others = arguments.operands.filter { NamedFile($0, in: environment) == nil }
    if let path = others.first(where: { $0.hasSuffix(".md") }) { throw .noFile(path) }
    var targets: [LintTarget] = []
    if files.isEmpty || !others.isEmpty {
      let open = try OpenBoard(arguments, environment)
      let names = try columnNames(others, on: open)
      targets.append(LintTarget(open: open, names: names, isReadingAll: true))
    }
    for (location, names) in boards(of: files, arguments, environment) {
      let rest = targets.reduce(names) { $0.subtracting($1.names(in: location)) }
      guard !rest.isEmpty else { continue }
      let open = try OpenBoard(at: location, arguments, environment)
      targets.append(LintTarget(open: open, names: rest, isReadingAll: false))
    }
    return targets
  }

  /// The names that this target has in a folder.
  private func names(in location: BoardLocation) -> Set<[UInt8]> {
    open.location.folder.isSame(as: location.folder) ? names ?? [] : []
  }

  private static func columnNames(
    _ words: [String],
    on open: OpenBoard
  ) throws(Failure) -> Set<[UInt8]>? {
    if words.isEmpty { return nil }
    let columns = try ColumnFinder(open.board().columns).columns(words)
    return Set(columns.map { Array($0.path.utf8) })
  }

  /// The files by the boards that they are part of, in the order in which these come up.
  private static func boards(
    of files: [NamedFile],
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) -> [(BoardLocation, Set<[UInt8]>)] {
    let named = BoardLocation.path(named: arguments.board, in: environment)
      .map { BoardLocation(path: $0, in: environment) }
    var result: [(location: BoardLocation, names: Set<[UInt8]>)] = []
    for file in files {
      let location = named ?? BoardLocation(path: file.folder, in: environment)
      let folder = BoardLocation(path: file.folder, in: environment).folder
      guard named.map({ $0.folder.isSame(as: folder) }) ?? folder.has(BoardFile.name) else {
        continue
      }
      if let index = result.firstIndex(where: { $0.location.folder.isSame(as: folder) }) {
        result[index].names.insert(Array(file.name.utf8))
      } else {
        result.append((location, [Array(file.name.utf8)]))
      }
    }
    return result
  }
}

/// A file that an operand is the path of.
private struct NamedFile: Equatable {
  let folder: String
  let name: String

  init?(_ path: String, in environment: Environment) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard !name.isEmpty, BoardLocation(path: folder, in: environment).folder.has(name) else {
      return nil
    }
    self.folder = folder
    self.name = name
  }
}

extension Failure {
  fileprivate static func noFile(_ path: String) -> Failure {
    Failure(.notFound, "there is no file '\(path)'", hint: "paths begin at the working directory")
  }
}
