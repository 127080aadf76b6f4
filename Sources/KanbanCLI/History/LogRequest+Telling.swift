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
    var printer: (any EventPrinter)?
    var count = 0
    var cutOff: EventCommit?
    do throws(KanbanStoreError) {
      while count < limit, !environment.output.isBroken, let (commit, card) = try next() {
        if commit.isCutOff {
          cutOff = commit.commit
          continue
        }
        // Events may be read on the same terminal, in a pager.
        if !arguments.isJSON { progress.end() }
        let wanted = commit.prefix(limit - count)
        count += wanted.events.count
        printer = printer ?? self.printer(for: card)
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
    if arguments.isJSON { printer = printer ?? self.printer(for: nil) }
    printer?.end(nil)
    try tell(of: cutOff, count)
    return .done
  }

  private func printer(for card: MarkdownKanbanCard?) -> any EventPrinter {
    if arguments.isJSON { return JSONEventPrinter(environment.output) }
    return card.map { CardEventPrinter(of: $0, environment) } ?? BoardEventPrinter(environment)
  }

  private func tell(of cutOff: EventCommit?, _ count: Int) throws(Failure) {
    environment.output.flush()
    if let cutOff {
      note(
        "the history of this clone begins at \(cutOff.shortID) of \(cutOff.time.date); "
          + "'git fetch --unshallow' gets what was before"
      )
    } else if count == 0, !arguments.isJSON {
      let isCommitted = try open.board(from: .revision("HEAD")).hasFiles
      note(isCommitted ? Self.nothing : Self.notCommitted)
    }
  }
}

extension LogRequest {
  private static let nothing = "Nothing to tell: no commit has done any such thing."

  private static let notCommitted =
    "Nothing to tell: the board is not committed yet; '\(Program.name) commit' does that"
}

extension CommitEvents {
  fileprivate func prefix(_ count: Int) -> CommitEvents {
    count < events.count ? with(events: Array(events.prefix(count))) : self
  }
}
