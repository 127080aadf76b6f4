internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What `log` was asked for.
struct LogRequest {
  let arguments: ParsedArguments
  let environment: Environment
  let open: OpenBoard
  let progress: HistoryProgress

  /// How many events are wanted at most.
  let limit: Int

  init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
    self.arguments = arguments
    self.environment = environment
    // Here the option does not say who commits.
    open = try OpenBoard(arguments.without(.author), environment)
    limit = try arguments.limit
    progress = HistoryProgress(in: environment)
  }

  func carryOut() throws(Failure) -> ExitCode {
    var selection = try selection()
    let files = try open.board(from: .workTree).board
    let unknownColumn = select(columnIn: &selection, on: files)
    defer { progress.end() }
    if let word = arguments.operands.first {
      return try tellCard(word, on: files, selection, orFailWith: unknownColumn)
    }
    var events = try open.events(selection, progress)
    return try tell(orFailWith: unknownColumn) { () throws(KanbanStoreError) in
      try events.next().map { ($0, nil) }
    }
  }

  private func selection() throws(Failure) -> EventSelection {
    var selection = EventSelection()
    selection.since = try open.moment(arguments.value(of: .since), as: .start)
    selection.until = try open.moment(arguments.value(of: .until), as: .end)
    selection.author = try arguments.writer
    return selection
  }

  /// Selects the column that is asked for.
  ///
  /// - Returns: The failure to find it on the board, where it may have been once.
  private func select(
    columnIn selection: inout EventSelection,
    on board: MarkdownKanbanBoard
  ) -> Failure? {
    guard let word = arguments.value(of: .touchedColumn) else { return nil }
    do {
      selection.column = try ColumnFinder(board.columns).column(word).id
      return nil
    } catch {
      selection.column = word
      return error
    }
  }

  /// Says something that is no event.
  func note(_ text: String) {
    environment.errors.line(TerminalText.visible(text))
  }
}

extension ParsedArguments {
  fileprivate var limit: Int {
    get throws(Failure) {
      try number(
        of: .limit,
        "number of events for '--limit'",
        hint: "give a number from 1, or leave it out for all"
      ) ?? .max
    }
  }

  /// Whose commits are wanted.
  fileprivate var writer: String? {
    get throws(Failure) {
      let text = value(of: .writer)
      if let text, text.allSatisfy(\.isWhitespace) {
        throw .usage(
          "'\(text)' is nobody's name for '--author'",
          hint: "give a part of a name or an address, or leave it out for everybody"
        )
      }
      return text
    }
  }
}
