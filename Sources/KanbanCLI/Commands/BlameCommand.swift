internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let blame = Command(
    "blame",
    summary: "Tell who put each card into a column, and when",
    discussion: """
      For each card from top to bottom: the day on which it entered the column, how long ago that is, who put it
      there, and the commit. What happened to it within the column does not count, nor does a new title or file
      name of the column. Cards that are in the column in the files alone are not committed.

        \(Program.name) blame doing
        \(Program.name) blame doing --rev HEAD~10
      """,
    operands: [Operand("COLUMN", .column)],
    options: [.blamedRevision],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let revision = arguments.value(of: .blamedRevision)
      let board = try open.board(from: revision.map { .revision($0) } ?? .workTree).board
      let word = arguments.operands.first ?? ""
      let column: MarkdownKanbanColumn
      do throws(Failure) {
        column =
          try revision == nil
          ? open.destination(word, on: board) : ColumnFinder(board.columns).column(word)
      } catch {
        throw error.unlessCard(word, on: board)
      }
      let progress = HistoryProgress(in: environment)
      defer { progress.end() }
      let position = board.columns.firstIndex { $0.id.utf8.elementsEqual(column.id.utf8) } ?? 0
      let entries = try open.entries(ofColumnAt: position, at: revision, progress)
      progress.end()
      let report = ColumnReport(column: column, entries: entries, now: environment.clock())
      if arguments.isJSON {
        environment.output.line(report.json)
      } else {
        report.write(to: environment)
      }
      return .done
    }
  )
}

extension Failure {
  /// The failure to find a column, with a better hint if the word means a card.
  fileprivate func unlessCard(_ word: String, on board: MarkdownKanbanBoard) -> Failure {
    guard code == .notFound, let card = try? CardFinder(board).card(word) else { return self }
    let command = "\(Program.name) log \(word.typed)"
    return Failure(code, message, hint: "\(card.name) is a card; '\(command)' tells of its life")
  }
}

extension Option {
  static let blamedRevision = Option(
    "rev",
    value: "REV",
    help: "Tell of the column as this commit has it"
  )
}
