public import AdvancedKanban
public import AdvancedKanbanMarkdown

/// What has been done.
public struct Receipt: Hashable, Sendable {
  /// The moves that were made, as they were made.
  ///
  /// The indices are those of the folder's columns. In the commit a card has the same neighbours, or is
  /// at the same end of its column; where cards have come, gone or changed places by hand and that is
  /// not committed, it may have another index there.
  public let moves: [MarkdownKanbanMove]

  /// The ID of the commit, in hexadecimal; `nil` where nothing was to be committed.
  public let commit: String?

  /// The subject of the commit, whether or not it was made; `nil` where nothing was to be changed.
  public let subject: String?

  /// What the person should know.
  public internal(set) var warnings: [StoreWarning]

  /// Whether any file has changed.
  public var hasChanges: Bool { subject != nil }
}

/// Something that did not keep a change from being made.
public enum StoreWarning: Hashable, Sendable {
  /// A column, given by its title, is over its limit now.
  case wipLimit(WIPLimitBreach, column: String)

  /// A link or a footnote means something else now; the files of both columns are given by name.
  case link(LinkChange, source: String, destination: String)

  /// Cards began each deeper than the one above, and had to move left to stay cards as one of them
  /// left; so many, in the file given by name, from this line on, which counts from 1.
  case outdented(count: Int, path: String, line: Int)

  /// `board.md` lists a column whose file, given by name, is not in the commit: it is gone, or git
  /// ignores it.
  case columnNotCommitted(path: String, isIgnored: Bool)

  /// This file, given by name, differs from the last commit and was left out, since git is told to skip
  /// it in the work tree (`git update-index --skip-worktree`).
  case fileSkipped(path: String)

  /// Changes of the board's files that are not committed stay as they are, where commits were taken
  /// back.
  case editsStay

  /// A commit of which the board alone was reverted, given by its ID, has changed other files too.
  case otherFilesStay(commit: String)

  /// These hooks of the repository, given by name, did not run.
  case hooksNotRun([String])

  /// These hooks of the repository, given by name, may not be executed and did not run.
  case hooksNotExecutable([String])

  /// The program of this filter, given by name, failed on a file, given within the repository, which
  /// passed as it was.
  case filterFailed(String, path: String)

  /// This hook, given by name, failed when all was done.
  case hookFailed(String)
}
