public import AdvancedKanban
public import AdvancedKanbanMarkdown
internal import Git
internal import Glibc

/// A board of Markdown files in a git repository.
///
/// A store reads the board and makes changes to it: it rewrites the affected files and commits the
/// change, and the change alone, through libgit2. What is edited by hand and not committed stays so,
/// and what is staged stays staged. The repository's hooks run, and commits are signed, as with
/// `git commit`.
///
/// A store is to be used by one thread at a time.
public final class KanbanStore {
  /// The folder with the board's files.
  package let folder: BoardFolder

  /// How changes are made.
  package struct Options {
    /// Whether a change is committed; otherwise only the files change.
    package var isCommitting = true

    /// Whether the hooks `pre-commit` and `commit-msg` are asked.
    package var isVerifying = true

    /// Whether commits are signed where the configuration asks for that.
    package var isSigning = true

    /// Whether what hooks print goes to standard error at once; otherwise it comes with the error of
    /// a hook that fails, and what the others print is lost.
    package var showsHooks = false

    /// Whether a refusal by a WIP limit becomes a warning.
    package var isForced = false

    /// The variables of the process, of which git's count; hooks and programs that sign get all.
    package var environment: [String: String] = [:]

    /// The seconds since 1970 and the minutes that the local clock is ahead of UTC; `nil` asks the
    /// system.
    package var now: (seconds: Int64, offsetInMinutes: Int)?

    /// How long who reads the board waits for somebody who is amid a change.
    package var patience = Duration.seconds(1)

    package init() {}
  }

  package var options: Options {
    didSet { if options.environment != oldValue.environment { opened = nil } }
  }

  /// The files as they were read last; who takes one compares its bytes.
  var known = KnownFiles()

  /// The repository, while nobody works with it; see ``takeRepository()``.
  var opened: Repository?

  /// Opens a board; it is read when it is asked for.
  ///
  /// Variables of the process such as `GIT_AUTHOR_NAME` and `GIT_DIR` mean what they mean to git.
  public convenience init(folder: String) {
    var options = Options()
    options.environment = ProcessVariables.all
    self.init(folder: BoardFolder(folder), options: options)
  }

  package init(folder: BoardFolder, options: Options) {
    self.folder = folder
    self.options = options
  }

  /// The board as the files in the folder say.
  ///
  /// - Throws: ``KanbanStoreError``. What the files say is never an error: see
  ///   `MarkdownKanbanBoard.findings`.
  public func board() throws(KanbanStoreError) -> MarkdownKanbanBoard {
    try read { _ in nil }
  }

  /// Reads the board and keeps what was read, as whoever changes it will read some of it again.
  ///
  /// - Parameter substitute: What to take for a file, given by its name, instead of the file.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``.
  func read(
    _ substitute: (String) throws(KanbanStoreError) -> FileContent?
  ) throws(KanbanStoreError) -> MarkdownKanbanBoard {
    settle()
    let last = known
    known = KnownFiles()
    let board = try folder.board { name throws(KanbanStoreError) in
      if let content = try substitute(name) { return content }
      let isWholly = name == BoardFile.name
      let content = try folder.content(of: name, known: last[name]?.file, isWholly: isWholly)
      if case .file(let file) = content { known.note(file, as: name) }
      return content
    }
    for column in board.columns { known.note(column) }
    return board
  }

  /// Makes a move, as `KanbanBoard` hands it over: rewrites the files of the two columns and commits
  /// that.
  ///
  /// The card is found by its ID. If it is no longer at the source index but unchanged elsewhere in
  /// the source column, the move is made all the same.
  ///
  /// - Parameter move: The move; the destination index is the one after the card has been taken out.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``. Files and history are then as they were.
  @discardableResult
  public func apply(_ move: MarkdownKanbanMove) throws(KanbanStoreError) -> Receipt {
    try apply([.move(move)])
  }

  /// Makes some changes, one after the other, and commits them as one.
  ///
  /// - Parameter changes: The changes. The indices of each are those after the ones before it.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``. Files and history are then as they were.
  @discardableResult
  public func apply(_ changes: [BoardChange]) throws(KanbanStoreError) -> Receipt {
    try carryOut { () throws(KanbanStoreError) in
      var plan = BoardPlan(folder, known: known, isForced: options.isForced)
      try plan.expectSolvedIndex()
      for change in changes { try plan.add(change) }
      return plan
    }
  }
}

extension Receipt {
  init(_ plan: BoardPlan, commit: String? = nil, warnings: [StoreWarning] = []) {
    self.init(
      moves: plan.moves,
      commit: commit,
      subject: plan.steps.isEmpty ? nil : plan.message.subject,
      warnings: plan.warnings + warnings
    )
  }
}
