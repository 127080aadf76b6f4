internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What `log` was asked for.
struct LogRequest {
  private let arguments: ParsedArguments
  private let environment: Environment
  private let open: OpenBoard
  private let limit: Int
  private let progress: HistoryProgress

  init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
    self.arguments = arguments
    self.environment = environment
    // Here the option does not say who commits.
    open = try OpenBoard(arguments.without(.author), environment)
    limit = try arguments.limit
    progress = HistoryProgress(in: environment)
  }

  func carryOut() throws(Failure) -> ExitCode {
    var selection = EventSelection()
    selection.since = try open.moment(arguments.value(of: .since), as: .start)
    selection.until = try open.moment(arguments.value(of: .until), as: .end)
    selection.author = arguments.value(of: .writer)
    let files = try open.board(from: .workTree).board
    let unknownColumn = select(columnIn: &selection, on: files)
    defer { progress.end() }
    guard let word = arguments.operands.first else {
      var events = try open.events(selection, progress)
      return try tell(orFailWith: unknownColumn) { () throws(KanbanStoreError) in
        try events.next()
      }
    }
    return try tellCard(word, on: files, selection, orFailWith: unknownColumn)
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
}

// MARK: - One card

extension LogRequest {
  private func tellCard(
    _ word: String,
    on files: MarkdownKanbanBoard,
    _ selection: EventSelection,
    orFailWith unknownColumn: Failure?
  ) throws(Failure) -> ExitCode {
    var selection = selection
    let committed = try open.board(from: .revision("HEAD")).board
    var failure = unknownColumn
    var position: BoardPosition?
    do { position = try self.position(of: word, on: files, committed) } catch {
      guard error.code == .notFound else { throw error }
      failure = error.inHistory
    }
    if let position {
      var events = try open.events(ofCardAt: position, progress)
      return try tell(orFailWith: failure) { () throws(KanbanStoreError) in
        try events.next(selectedBy: &selection)
      }
    }
    var events = try open.events(of: SoughtCard(word), progress)
    return try tell(orFailWith: failure) { () throws(KanbanStoreError) in
      try events.next(selectedBy: &selection)
    }
  }

  /// Where the card is at HEAD that a word means; `nil` for one that is not there.
  private func position(
    of word: String,
    on files: MarkdownKanbanBoard,
    _ committed: MarkdownKanbanBoard
  ) throws(Failure) -> BoardPosition? {
    let card: FoundCard
    do { card = try CardFinder(files).card(word) } catch {
      // In the middle of a merge the files may have both sides' cards.
      guard let old = try? CardFinder(committed).card(word) else { throw error }
      if error.code == .notFound {
        note("\(old.name) is gone from the files, and that is not committed")
      }
      return committed.position(of: old)
    }
    guard let place = files.position(of: card) else { return nil }
    let matching = BoardMatching(from: committed.columns, to: files.columns)
    let old = matching.oldPosition(of: place)
    let changes = MarkdownKanbanColumn.Difference(
      from: committed.columns,
      to: files.columns,
      matching: matching
    )
    if old == nil {
      note("\(card.name) is not committed yet")
    } else if changes.cards.contains(where: { $0.after?.position == place }) {
      note("the files have changes of \(card.name) that are not committed")
    }
    return old
  }

  private func note(_ text: String) {
    environment.errors.line(TerminalText.visible(text))
  }
}

extension Failure {
  /// The failure to find a card, where it is looked for in the history, too.
  fileprivate var inHistory: Failure {
    Failure(
      code,
      "\(message), and no commit has removed one",
      hint: hint,
      candidates: candidates
    )
  }
}

extension CardEvents {
  fileprivate mutating func next(
    selectedBy selection: inout EventSelection
  ) throws(KanbanStoreError) -> CommitEvents? {
    while let commit = try next() {
      if let selected = selection.selected(commit) { return selected }
    }
    return nil
  }
}

extension MarkdownKanbanBoard {
  fileprivate func position(of card: FoundCard) -> BoardPosition? {
    columns.firstIndex { $0.id.utf8.elementsEqual(card.column.id.utf8) }.map {
      BoardPosition(column: $0, index: card.index)
    }
  }
}

// MARK: - Telling

extension LogRequest {
  /// Prints events as they come, until there are enough of them.
  private func tell(
    orFailWith failure: Failure?,
    _ next: () throws(KanbanStoreError) -> CommitEvents?
  ) throws(Failure) -> ExitCode {
    var printer: (any EventPrinter)?
    var count = 0
    var cutOff: EventCommit?
    do throws(KanbanStoreError) {
      while count < limit, !environment.output.isBroken, let commit = try next() {
        if commit.isCutOff {
          cutOff = commit.commit
          continue
        }
        // Events may be read on the same terminal, in a pager.
        if !arguments.isJSON { progress.end() }
        let wanted = commit.prefix(limit - count)
        count += wanted.events.count
        printer = printer ?? self.printer
        printer?.print(wanted)
        if environment.isOutputTerminal { environment.output.flush() }
      }
    } catch {
      let error = Failure(error, at: open.location, isReading: true)
      guard arguments.isJSON, printer != nil else { throw error }
      printer?.end(error)
      environment.errors.write(error.report(style: environment.errorStyle))
      return error.code.exitCode
    }
    progress.end()
    if count == 0, let failure { throw failure }
    if arguments.isJSON { printer = printer ?? self.printer }
    printer?.end(nil)
    tell(of: cutOff, count)
    return .done
  }

  private var printer: any EventPrinter {
    if arguments.isJSON { return JSONEventPrinter(environment.output) }
    return arguments.operands.isEmpty
      ? BoardEventPrinter(environment) : CardEventPrinter(environment)
  }

  private func tell(of cutOff: EventCommit?, _ count: Int) {
    environment.output.flush()
    if let cutOff {
      note(
        "the history of this clone begins at \(cutOff.shortID) of \(cutOff.time.date); "
          + "'git fetch --unshallow' gets what was before"
      )
    } else if count == 0, !arguments.isJSON {
      note("Nothing to tell: no commit has done any such thing.")
    }
  }
}

extension CommitEvents {
  fileprivate func prefix(_ count: Int) -> CommitEvents {
    count < events.count ? with(events: Array(events.prefix(count))) : self
  }
}

extension ParsedArguments {
  /// How many events are wanted at most.
  fileprivate var limit: Int {
    get throws(Failure) {
      guard let text = value(of: .limit) else { return .max }
      guard let number = Int(text), number >= 1 else {
        throw .usage(
          "'\(text)' is no number of events for '--limit'",
          hint: "give a number from 1, or leave it out for all"
        )
      }
      return number
    }
  }
}
