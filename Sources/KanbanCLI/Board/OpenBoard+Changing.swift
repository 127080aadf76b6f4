internal import AdvancedKanbanGit

extension OpenBoard {
  /// Makes some changes and commits them as one.
  func apply(_ changes: [BoardChange]) throws(Failure) -> Outcome {
    try outcome { () throws(KanbanStoreError) in try store.apply(changes) }
  }

  /// Makes the board itself.
  func create(title: String, columns: [String]) throws(Failure) -> Outcome {
    try outcome { () throws(KanbanStoreError) in
      try store.create(title: title, columns: columns)
    }
  }

  /// Makes a change that goes by what commits did.
  ///
  /// - Parameters:
  ///   - change: Makes it.
  ///   - receipt: What it gives of what was done.
  /// - Returns: How it is told, and what the change gives.
  /// - Throws: ``Failure``.
  func change<Result>(
    by change: () throws(KanbanStoreError) -> Result,
    _ receipt: (Result) -> Receipt
  ) throws(Failure) -> (Outcome, Result) {
    try chooseCommitting()
    do {
      let result = try change()
      var outcome = outcome(receipt(result))
      outcome.told = inPastTenseUnquoted
      return (outcome, result)
    } catch .repository(.missing(let folder)) {
      throw Failure(.repository(.missing(folder: folder)), at: location, isReading: true)
    } catch {
      throw Failure(error, at: location)
    }
  }

  private static let commitByGit =
    "'git add' and 'git commit' make the board's edits part of it"

  /// Commits what was edited by hand.
  ///
  /// - Parameter paragraphs: The message, where it is not to be made from the edits.
  /// - Returns: What was done.
  /// - Throws: What keeps it from being done.
  func commitHandEdits(_ paragraphs: [String]) throws(Failure) -> (Outcome, HandEditReceipt) {
    store.options.isCommitting = true
    let edits: HandEditReceipt
    do {
      edits = try store.commitHandEdits(paragraphs)
    } catch .repository(.missing(let folder)) {
      throw Failure(
        .noRepository,
        "'\(location.shown(folder))' is in no git repository",
        hint: "make one with 'git init'"
      )
    } catch .repository(.busy(let operation)) {
      throw Failure(
        .operationInProgress,
        "'git \(operation)' is under way in this repository",
        hint: Self.commitByGit
      )
    } catch .repository(.conflicts) {
      throw Failure(
        .conflict,
        "files of this repository are in conflict",
        hint: "solve that; " + Self.commitByGit
      )
    } catch {
      throw Failure(error, at: location)
    }
    var outcome = outcome(edits.receipt)
    outcome.told = { "Committed: \($0)" }
    outcome.nothing = "Nothing to commit"
    return (outcome, edits)
  }

  private func outcome(
    of change: () throws(KanbanStoreError) -> Receipt
  ) throws(Failure) -> Outcome {
    try chooseCommitting()
    return outcome(try told(change))
  }

  private func outcome(_ receipt: Receipt) -> Outcome {
    Outcome(
      receipt: receipt,
      isCommitting: store.options.isCommitting,
      isJSON: arguments.isJSON,
      environment: environment
    )
  }

  /// Settles whether changes are committed.
  private func chooseCommitting() throws(Failure) {
    store.options.isCommitting =
      arguments.isWithoutCommit ? false : try configured("kanban.autoCommit") ?? true
  }
}
