internal import Git

/// The folder that is there while a board is being changed, and after somebody was killed doing so.
///
/// It is within the git directory, that of a linked work tree being its own; a board outside of all
/// repositories has it hidden among its own files.
struct StateFolder: Hashable {
  let path: String

  /// Whether the folder is among the board's files.
  let isWithinBoard: Bool

  /// Who may use what is made in the folder: whoever may change the repository has to be able to take
  /// back what somebody else has begun.
  let permissions: SharedPermissions

  /// The folder of a board in a repository.
  init(of repository: borrowing Repository) {
    permissions = repository.sharedPermissions
    path = "\(repository.gitDirectory)/kanban-md"
    isWithinBoard = false
  }

  /// The folder of a board that is in none.
  init(within folder: BoardFolder) {
    permissions = SharedPermissions()
    path = BoardFolder(realPath(folder.path) ?? folder.path).path(of: ".kanban-md")
    isWithinBoard = true
  }

  /// Creates a file of the folder, or of the git directory, which must not exist yet.
  func create(_ path: String, _ content: [UInt8]) throws(FileFailure) {
    try FileDescriptor(creating: path, mode: 0o666).writeAll(content)
    permissions.adjust(path)
  }

  /// The file whose lock is the board's lock.
  var lock: String { "\(path)/lock" }

  /// The record of what is about to be done.
  var intent: String { "\(path)/intent" }

  /// The next index.
  var index: String { "\(path)/index" }

  /// The index as it was.
  var oldIndex: String { "\(path)/index.old" }

  /// The index that hooks see.
  var hookIndex: String { "\(path)/index.hooks" }

  /// The record on its way.
  var nextIntent: String { "\(path)/intent.next" }

  /// Another name of git's lock file on the index, by which we know it for ours.
  var indexLock: String { "\(path)/index-lock" }

  /// The work tree of a repository that is being made.
  var draft: String { "\(path)/draft" }

  /// Whether somebody is at work, or was killed there.
  var isThere: Bool { exists(path) }

  /// Whether this process was started by a hook of whoever is at work.
  func isOfHook(_ environment: [String: String]) -> Bool {
    environment["GIT_INDEX_FILE"]?.hasSuffix("kanban-md/index.hooks") ?? false
  }

  /// What is in the folder and was made by this program, but for the lock.
  var leftovers: [String] {
    let names = (try? fileNames(in: path)) ?? []
    return names.filter(Self.isOurs).map { "\(path)/\($0)" }
  }

  private static func isOurs(_ name: String) -> Bool {
    name == "draft" || ["intent", "index", "signing", "kanban-md-"].contains(where: name.hasPrefix)
  }
}
