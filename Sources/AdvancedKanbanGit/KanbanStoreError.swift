public import AdvancedKanban
public import AdvancedKanbanMarkdown

/// Why a board could not be read or changed. Nothing has been changed then, but for
/// ``keptInFiles(_:)``.
public indirect enum KanbanStoreError: Error, Hashable, Sendable {
  /// The folder is no board.
  case noBoard(folder: String)

  /// A board is there already.
  case boardExists(folder: String)

  /// There is no column with this ID.
  case columnNotFound(String)

  /// A column with this ID is there already.
  case columnExists(String)

  /// Two columns, given by an ID, have names that differ in their Unicode normal form alone.
  case columnNamesClash(String)

  /// The card is not, or no longer, what or where the request says.
  case stale(MarkdownKanbanCard.ID, columnID: String)

  /// The column has no such index; indices count from 0.
  case indexOutOfRange(Int, columnID: String, valid: ClosedRange<Int>)

  /// The limit of the column, given by its title, keeps the card out.
  case wipLimit(WIPLimitBreach, column: String)

  /// The file, given within the board's folder, cannot be changed without damage.
  case edit(MarkdownEditError, path: String)

  /// The file, given within the board's folder, is beyond what is read.
  case beyondLimit(FileLimit, path: String)

  /// The committed or the staged version of the file differs too much from the one in the folder
  /// to take the same change.
  case inseparable(path: String)

  /// A system call failed.
  case file(FileFailure)

  /// Somebody else changed the file while it was being rewritten.
  case fileChanged(path: String)

  /// What lies at this path, where this program keeps a note of what is under way, is not, or not
  /// only, about this board.
  case untrusted(path: String)

  /// Another process is changing the board; its number is given as far as it is known.
  case locked(holder: Int32?)

  /// A hook of the repository, given by name, was against it: with this exit status, or 128 and the
  /// signal that ended it. What it printed is given as far as it was not shown.
  case hookFailed(name: String, status: Int32, output: String)

  /// Hooks have left nothing of the commit message.
  case emptyMessage

  /// The commit was to be signed and could not be.
  case signing(SigningProblem)

  /// The change could not be committed, and a hook or a person has edited its files meanwhile: it
  /// stays in them like any edit by hand.
  case keptInFiles(KanbanStoreError)

  /// This is no date, or has a word in it that is none of a date.
  case unknownDate(String, word: String?)

  /// Something cannot be taken back.
  case undo(UndoProblem)

  /// A merge could not be begun.
  case merge(MergeProblem)

  /// The branch and its remote cannot be brought together.
  case sync(SyncProblem)

  /// The repository does not allow it.
  case repository(RepositoryProblem)
}

/// What is wrong with a repository.
public enum RepositoryProblem: Hashable, Sendable {
  /// There is none around the folder.
  case missing(folder: String)

  /// It has no work tree.
  case bare

  /// Something has been begun and not ended: `merge`, `rebase`, `cherry-pick`, `revert`, `am` or
  /// `bisect`.
  case busy(operation: String)

  /// Paths are in conflict.
  case conflicts

  /// It belongs to another user.
  case unsafeOwner(folder: String)

  /// It uses something that libgit2 cannot handle, named here.
  case unsupported(String)

  /// No `user.name` is configured.
  case missingName

  /// No `user.email` is configured.
  case missingEmail

  /// Another process holds a lock file, given here where it is known.
  case locked(path: String?)

  /// The process may not look at this file of the repository, which is given where it is known.
  case denied(path: String?)

  /// This file of the git directory, given within it, does not hold what it should.
  case damaged(path: String)

  /// An object of the repository, given if it is known which, is not there; a partial clone has not
  /// fetched it.
  case missingObject(String?)

  /// An object that a partial clone lacks could not be fetched: its name, and what git has said.
  case unfetched(String)

  /// The branch has moved on while the commit was being made.
  case branchMoved

  /// The file lies outside of the work tree, or of the board's folder where there is no repository,
  /// or it is one of git's own.
  case outside(path: String)

  /// The file is a link in the folder, and not, or not yet, in the last commit.
  case uncommittedLink(path: String)

  /// The file is one in the folder, and a link in the last commit or in the index.
  case replacedLink(path: String)

  /// git is told to ignore the file, and does not have it yet.
  case ignored(path: String)

  /// There is no such revision, or more than one.
  case unknownRevision(String)

  /// Nothing had been committed yet at this date.
  case noCommit(before: String)

  /// These two revisions have no commit in common.
  case noMergeBase(String, String)

  /// This setting is neither true nor false.
  case notBoolean(key: String)

  /// This setting is no number.
  case notNumber(key: String)

  /// The encoding that `i18n.commitEncoding` names is unknown, or has no such text.
  case unencodable(String)

  /// The program of a filter, by its name in `.gitattributes`, did not take a file, given within the
  /// repository, and without it the file is not to be stored or read. What it printed is given.
  case filterFailed(name: String, path: String, output: String)

  /// Anything else, in libgit2's words.
  case other(String)
}

extension KanbanStoreError {
  /// Whether a file was to be read that does not exist.
  var isMissingFile: Bool {
    guard case .file(let failure) = self else { return false }
    return failure.action == .read && failure.code == FileFailure.noSuchFile
  }
}
