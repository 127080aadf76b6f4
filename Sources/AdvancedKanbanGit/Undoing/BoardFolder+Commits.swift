internal import Git

extension BoardFolder {
  /// The last commits that have changed the board and can be taken back, the newest first.
  ///
  /// - Parameter variables: The variables of the process.
  /// - Returns: The commits, not more than can be taken in at a glance.
  package func lastCommits(variables: [String: String]) -> [UndoReceipt.Commit] {
    var options = KanbanStore.Options()
    options.environment = variables
    let store = KanbanStore(folder: self, options: options)
    guard let repository = try? store.surroundings(), let head = try? repository.head().commit
    else { return [] }
    var log = CommandLog(from: head)
    var found: [UndoReceipt.Commit] = []
    for _ in 0..<Self.maximumSteps {
      guard found.count < Self.maximumCount, let commit = try? log.nextCommit(in: repository)
      else { break }
      guard commit.parents.count == 1,
        let files = try? store.changedFiles(of: commit, in: repository), !files.isEmpty
      else { continue }
      found.append(UndoReceipt.Commit(id: "\(commit.id)", subject: commit.summary))
    }
    return found
  }

  private static let maximumCount = 20
  private static let maximumSteps = 200
}
