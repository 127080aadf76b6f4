internal import Git

/// Where a change of a board is prepared.
struct Workplace {
  let state: StateFolder

  /// What no change leaves.
  let bounds: BoardBounds

  /// How long to wait for somebody else who is changing the board; `nil` waits for ever.
  let timeout: Duration?

  /// Whether the next contents of the files are written beside them, since the state's folder is on
  /// another file system.
  var hasSlotsBeside = false

  /// How long to wait for git.
  var gitTimeout: Duration { min(timeout ?? .seconds(1), .seconds(1)) }

  /// The place of a board that is in no repository.
  init(without folder: BoardFolder) {
    state = StateFolder(within: folder)
    bounds = BoardBounds(around: folder)
    timeout = Self.usualTimeout
  }

  /// The place of a board in a repository.
  ///
  /// - Throws: ``KanbanStoreError``, where the configuration makes no sense.
  init(
    in repository: borrowing Repository,
    around folder: BoardFolder
  ) throws(KanbanStoreError) {
    state = StateFolder(of: repository)
    bounds = BoardBounds(of: repository, around: folder)
    do {
      timeout = try repository.configInteger(Self.key).map(Self.timeout) ?? Self.usualTimeout
    } catch { throw .repository(.notNumber(key: Self.key)) }
  }

  private static let key = "kanban.lockTimeout"
  private static let usualTimeout = Duration.seconds(10)

  /// As with git's own timeouts: milliseconds, 0 not to wait, and less to wait for ever.
  private static func timeout(_ milliseconds: Int) -> Duration? {
    milliseconds < 0 ? nil : .milliseconds(milliseconds)
  }

  /// Where the next content of a file waits, with a name that nobody can guess.
  func slot(for location: String) -> String {
    let name = "kanban-md-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    guard hasSlotsBeside else { return "\(state.path)/\(name)" }
    let folder = location.lastIndex(of: "/").map { location[...$0] } ?? ""
    return "\(folder).\(name).tmp"
  }
}
