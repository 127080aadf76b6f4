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

  /// Whether `add` is to give cards block IDs.
  var givesBlockIDs: Bool {
    get throws(Failure) { try configured("kanban.cardIDs") ?? true }
  }

  func configured(_ key: String) throws(Failure) -> Bool? {
    try told { () throws(KanbanStoreError) in try store.configured(key) }
  }

  /// Does something with the store, of which a failure is told as that of a change.
  func told<Value>(
    _ body: () throws(KanbanStoreError) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(error, at: location) }
  }

  /// Does something with the store that changes nothing.
  func read<Value: ~Copyable>(
    _ body: () throws(KanbanStoreError) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(error, at: location, isReading: true) }
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
