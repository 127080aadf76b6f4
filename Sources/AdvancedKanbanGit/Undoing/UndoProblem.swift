/// Why something cannot be taken back. Commits are given by their IDs in hexadecimal.
public enum UndoProblem: Hashable, Sendable {
  /// So many commands can be undone, fewer than was asked for; it is given whether others have been
  /// undone already.
  case tooFewToUndo(Int, hasUndone: Bool)

  /// So many undone commands can be redone, fewer than was asked for.
  case tooFewToRedo(Int, RedoEnd)

  /// The commit brought lines of history together.
  case merge(String)

  /// It has to be said which of its parents, of which there are so many, a commit is compared with; or
  /// it has no such parent.
  case mainline(String, parentCount: Int)

  /// The commit is the first of the board.
  case first(String)

  /// The history of this clone begins with the commit, and what was before is elsewhere.
  case cutOff(String)

  /// The board's files have changes that are not committed, and no commit is to be made that would
  /// tell them from what is taken back.
  case uncommitted

  /// The commit is not part of the history of HEAD.
  case elsewhere(String)

  /// The commit did nothing to the board.
  case leavesBoard(String)

  /// The commit has been taken back already, by another one.
  case takenBack(String, by: String)

  /// The board's files are without what the commit did, and that is not committed.
  case takenBackInFiles(String)

  /// Something that the commit changed has been changed again.
  case changedSince(UndoObstacle)
}

/// Why no more can be redone.
public enum RedoEnd: Hashable, Sendable {
  /// Nothing has been undone.
  case nothingUndone

  /// All that was undone has been redone.
  case redone

  /// A command has been carried out since; the first line of its message is given.
  case command(String)
}

/// What has changed since a commit that is to be taken back.
public struct UndoObstacle: Hashable, Sendable {
  /// What has changed.
  public enum Subject: Hashable, Sendable {
    /// A card, by its title.
    case card(title: String)

    /// A column, by its ID.
    case column(id: String)

    /// The text of a file, by its name in the board's folder.
    case text(name: String)
  }

  /// What has changed.
  public let subject: Subject

  /// The commit that is to be taken back.
  public let commit: String

  /// The ID and the subject of the commit that changed it again; `nil` where that is not committed.
  public internal(set) var since: Cause?

  /// A commit.
  public struct Cause: Hashable, Sendable {
    /// The ID.
    public let commit: String

    /// The first line of the message.
    public let subject: String

    /// Whether it brought lines of history together.
    public let isMerge: Bool
  }
}
