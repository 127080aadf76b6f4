internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The board that a command works on; what goes wrong with it is said in the command's words.
struct OpenBoard {
  let location: BoardLocation
  let store: KanbanStore
  let arguments: ParsedArguments
  let environment: Environment

  /// Finds the board that the arguments and the environment mean.
  init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
    let location = try BoardLocation.board(named: arguments.board, in: environment)
    try self.init(at: location, arguments, environment)
  }

  /// Takes a folder for the board, whether or not it is one already.
  init(
    at location: BoardLocation,
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws(Failure) {
    self.location = location
    self.arguments = arguments
    self.environment = environment
    store = KanbanStore(
      folder: location.folder,
      options: try KanbanStore.Options(arguments, environment)
    )
  }

  /// The board as the files say.
  func board() throws(Failure) -> MarkdownKanbanBoard {
    try told { () throws(KanbanStoreError) in try store.board() }
  }

  /// The board as far as a change needs it. Where all words are block IDs, columns that have nothing
  /// to do with them may be without their cards.
  ///
  /// - Parameters:
  ///   - cards: The words that name cards.
  ///   - column: The word that names the column to which they go.
  /// - Returns: The board.
  /// - Throws: ``Failure``.
  func board(
    toFind cards: [String],
    for column: String? = nil
  ) throws(Failure) -> MarkdownKanbanBoard {
    let blockIDs = cards.map { $0.hasPrefix("^") ? String($0.dropFirst()) : $0 }
    guard blockIDs.allSatisfy(CardText.isBlockID) else { return try board() }
    // The word mostly is the ID of the column, whose cards are then read at once.
    let sketch = try told { () throws(KanbanStoreError) in
      try store.sketch(around: blockIDs, and: column)
    }
    let areAllFound = blockIDs.map { Array($0.utf8) }.allSatisfy { id in
      sketch.board.columns.contains { $0.cards.contains { $0.hasBlockID(id) } }
    }
    guard areAllFound else { return try board() }
    guard let column else { return sketch.board }
    guard let destination = ColumnFinder(sketch.board.columns).match(column) else {
      return try board()
    }
    if sketch.isWhole(destination) { return sketch.board }
    return try told { () throws(KanbanStoreError) in
      try store.sketch(around: blockIDs, and: destination.id, after: sketch).board
    }
  }

  /// The column that a word means, on a board of this; it is one that cards can be put into.
  func destination(
    _ word: String,
    on board: MarkdownKanbanBoard
  ) throws(Failure) -> MarkdownKanbanColumn {
    let column = try ColumnFinder(board.columns).column(word)
    try told { () throws(KanbanStoreError) in try store.expectReadable(column) }
    return column
  }

  /// The board with its files, for checks; see ``KanbanStore/checkedBoard(reading:)``.
  func checkedBoard(reading names: Set<[UInt8]>?) throws(Failure) -> CheckedBoard {
    try told { () throws(KanbanStoreError) in try store.checkedBoard(reading: names) }
  }

  /// The board as a commit has it.
  func board(at revision: String) throws(Failure) -> MarkdownKanbanBoard {
    try past(revision) { () throws(KanbanStoreError) in try store.board(at: revision) }
  }

  /// The board as it had been committed by a date.
  func board(asOf date: String) throws(Failure) -> MarkdownKanbanBoard {
    try past(date) { () throws(KanbanStoreError) in try store.board(asOf: date) }
  }

  /// The board as a commit, the index or the files have it; an empty one where there is none.
  func board(from source: BoardSource) throws(Failure) -> StoredBoard {
    do { return try store.board(from: source) } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }

  /// The path of the board's folder within its repository; "" for the root.
  func pathInRepository() throws(Failure) -> String {
    do { return try store.pathInRepository() } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }

  /// What makes git itself speak of the board's cards.
  func setup(program: SetupProgram) throws(Failure) -> GitSetup {
    do { return try store.setup(program: program) } catch .repository(.missing) {
      throw Failure(
        .noRepository,
        "the board is in no git repository",
        hint: "make one with 'git init'"
      )
    } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }

  /// What is still to be done of it, or what there is to take back.
  func changes(of setup: GitSetup, isUndoing: Bool) throws(Failure) -> [SetupChange] {
    try told { () throws(KanbanStoreError) in
      try isUndoing ? setup.changesToUndo() : setup.changesToMake()
    }
  }

  /// Makes one of its changes.
  func apply(_ change: SetupChange) throws(Failure) {
    try told { () throws(KanbanStoreError) in try change.apply() }
  }

  /// The two boards that a range of revisions means.
  func sources(
    of range: RevisionRange
  ) throws(Failure) -> (old: BoardSource, new: BoardSource) {
    do { return try store.sources(of: range) } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }

  private func past(
    _ words: String,
    _ board: () throws(KanbanStoreError) -> MarkdownKanbanBoard
  ) throws(Failure) -> MarkdownKanbanBoard {
    do { return try board() } catch .noBoard {
      throw .noBoard(at: words)
    } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }

  /// Whether `add` is to give cards block IDs.
  var givesBlockIDs: Bool {
    get throws(Failure) { try configured("kanban.cardIDs") ?? true }
  }

  private func configured(_ key: String) throws(Failure) -> Bool? {
    try told { () throws(KanbanStoreError) in try store.configured(key) }
  }

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

  private func told<Value>(
    _ body: () throws(KanbanStoreError) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(error, at: location) }
  }
}

extension KanbanStore.Options {
  fileprivate init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
    let now = environment.clock()
    self.init()
    self.environment = environment.variables
    self.now = (Int64(now.secondsSince1970), now.offsetInMinutes)
    if let author = try arguments.value(of: .author).map(AuthorName.init) {
      self.environment["GIT_AUTHOR_NAME"] = author.name
      self.environment["GIT_AUTHOR_EMAIL"] = author.email
    }
    isVerifying = !arguments.has(.noVerify)
    isSigning = !arguments.has(.noSignature)
    showsHooks = !arguments.isJSON
    isForced = arguments.has(.force)
  }
}

extension Failure {
  fileprivate static func noBoard(at revision: String) -> Failure {
    Failure(
      .noBoard,
      "there was no board at '\(revision)'",
      hint: "'git log' shows since when there is one"
    )
  }
}
