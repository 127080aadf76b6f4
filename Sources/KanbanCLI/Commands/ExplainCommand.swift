internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let explain = Command(
    "explain",
    summary: "Say in what git prints which cards have moved",
    discussion: """
      Reads from standard input what 'git diff', 'git log -p' or 'git show' print, and passes it on. Above each
      patch of the board's files it puts lines that say which cards have moved from where to where.

        git log -p | \(Program.name) explain

      '\(Program.name) git-setup' makes git do so by itself on a terminal.
      """,
    run: { arguments, environment in
      let output = environment.output
      var explainer = PatchExplainer(boards(arguments, environment)) { output.write(bytes: $0) }
      let read = environment.readInputPart ?? environment.readInputOnce
      while !output.isBroken {
        let part = try read()
        if part.isEmpty { break }
        explainer.take(part)
        output.flush()
      }
      explainer.finish()
      return .done
    }
  )

  /// The boards that patches are about. Where there are none, or they cannot be read, all passes.
  private static func boards(
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) -> [PatchedBoard] {
    locations(arguments, environment).compactMap { location in
      guard let open = try? OpenBoard(at: location, arguments, environment),
        let path = try? open.pathInRepository()
      else { return nil }
      let titles = ((try? open.board().columns) ?? []).map { ($0.id, $0.title) }
      return PatchedBoard(path: path, titles: Dictionary(titles) { first, _ in first })
    }
  }

  private static func locations(
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) -> [BoardLocation] {
    if let path = BoardLocation.path(named: arguments.board, in: environment) {
      return [BoardLocation(path: path, in: environment)]
    }
    let directory = environment.workingDirectory
    switch BoardSearch.board(from: directory, variables: environment.variables) {
    case .found(let folder): return [BoardLocation(path: folder.path, in: environment)]
    case .ambiguous(let paths): return paths.map { BoardLocation(path: $0, in: environment) }
    case .none: return []
    }
  }
}

extension Environment {
  /// Reads all that there is, and nothing the next time.
  fileprivate var readInputOnce: () throws -> [UInt8] {
    var isRead = false
    return {
      defer { isRead = true }
      return isRead ? [] : try readInput()
    }
  }
}
