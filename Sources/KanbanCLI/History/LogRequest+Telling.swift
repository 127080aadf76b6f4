internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension LogRequest {
  /// Prints events as they come, until there are enough of them.
  ///
  /// - Parameters:
  ///   - failure: What is wrong where there is none.
  ///   - next: Gives the events of the next commit; where it is the life of a card, with the card as it
  ///     is at last.
  /// - Returns: The exit code.
  /// - Throws: ``Failure``.
  func tell(
    orFailWith failure: Failure?,
    _ next: () throws(KanbanStoreError) -> (CommitEvents, of: MarkdownKanbanCard?)?
  ) throws(Failure) -> ExitCode {
    var told = Told()
    do throws(KanbanStoreError) {
      while told.count < limit, !environment.output.isBroken, let (commit, card) = try next() {
        tell(commit, of: card, &told)
      }
    } catch {
      return try end(told, with: Failure(error, at: open.location, isReading: true))
    }
    progress.end()
    if told.count == 0, let failure { throw failure }
    if arguments.isJSON { told.printer = told.printer ?? printer(for: nil) }
    told.printer?.end(nil)
    environment.output.flush()
    try note(told)
    return .done
  }

  /// What has been told so far.
  private struct Told {
    /// How many events.
    var count = 0

    /// What prints them; `nil` before the first one.
    var printer: (any EventPrinter)?

    /// The commit at which the history has been cut off.
    var cutOff: EventCommit?
  }

  private func tell(_ commit: CommitEvents, of card: MarkdownKanbanCard?, _ told: inout Told) {
    if commit.isCutOff {
      told.cutOff = commit.commit
      return
    }
    // Events may be read on the same terminal, in a pager.
    if !arguments.isJSON { progress.end() }
    let wanted = commit.prefix(limit - told.count)
    told.count += wanted.events.count
    told.printer = told.printer ?? printer(for: card)
    told.printer?.print(wanted)
    if environment.isOutputTerminal { environment.output.flush() }
  }

  /// Ends where something went wrong; a JSON object that has begun says so itself.
  private func end(_ told: Told, with failure: Failure) throws(Failure) -> ExitCode {
    guard arguments.isJSON, var printer = told.printer else { throw failure }
    printer.end(failure)
    environment.errors.write(failure.report(style: environment.errorStyle))
    return failure.code.exitCode
  }

  private func printer(for card: MarkdownKanbanCard?) -> any EventPrinter {
    if arguments.isJSON { return JSONEventPrinter(environment.output) }
    return card.map { CardEventPrinter(of: $0, environment) } ?? BoardEventPrinter(environment)
  }

  /// Says what the events do not: where the history begins, and why there are none.
  private func note(_ told: Told) throws(Failure) {
    if let cutOff = told.cutOff {
      note(
        "the history of this clone begins at \(cutOff.shortID) of \(cutOff.time.date); "
          + "'git fetch --unshallow' gets what was before"
      )
    } else if told.count == 0, !arguments.isJSON {
      let isCommitted = try open.board(from: .revision("HEAD")).hasFiles
      note(isCommitted ? Self.nothing : Self.notCommitted)
    }
  }

  private static let nothing = "Nothing to tell: no commit has done any such thing."

  private static let notCommitted =
    "Nothing to tell: the board is not committed yet; '\(Program.name) commit' does that"
}

extension CommitEvents {
  fileprivate func prefix(_ count: Int) -> CommitEvents {
    count < events.count ? with(events: Array(events.prefix(count))) : self
  }
}
