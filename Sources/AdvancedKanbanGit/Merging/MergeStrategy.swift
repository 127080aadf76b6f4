package import AdvancedKanbanMarkdown
internal import Git

/// The strategy `kanban` as git runs it (git-merge(1), `-s`): boards are merged by their cards, and all
/// else by git itself.
///
/// git merges trees in which the boards are merged already: the base has our boards, the other side
/// has the merged ones, so that git takes these as they are.
package struct MergeStrategy: ~Copyable {
  /// How a merge ended, as git wants to know it.
  package enum Outcome: Int32, Sendable {
    case clean = 0
    case conflicts = 1

    /// Nothing was done.
    case refused = 2
  }

  private let repository: Repository
  private let request: StrategyRequest
  private let variables: [String: String]
  private let sides: MergeSides

  /// What the sides are called.
  package let labels: MergeLabels

  /// The boards that both sides have changed, merged.
  private let boards: [MergedBoard]

  /// Merges the boards; nothing is changed yet.
  ///
  /// - Parameters:
  ///   - request: What git asks.
  ///   - variables: The variables of the process.
  /// - Throws: ``KanbanStoreError``.
  package init(
    _ request: StrategyRequest,
    variables: [String: String]
  ) throws(KanbanStoreError) {
    let repository = try BoardRepository.open(BoardFolder("."), variables)
    let (sides, labels, boards) = try inRepository(of: ".") { () throws(GitError) in
      let sides = try MergeSides(request, in: repository)
      // git says what it calls what is merged, but not in a rebase.
      let given = variables["GITHEAD_\(request.theirs)"]
      let theirs = if let given { given } else { try repository.name(ofCommit: request.theirs) }
      var labels = MergeLabels(ours: "HEAD", theirs: theirs, choice: request.choice)
      labels.base = MergeLabels.Base(
        given == nil ? "parent of \(theirs)" : sides.baseName,
        style: try repository.configString("merge.conflictStyle")
      )
      return (sides, labels, try sides.mergedBoards(in: repository, labels: labels))
    }
    (self.request, self.variables, self.labels) = (request, variables, labels)
    (self.sides, self.boards) = (sides, boards)
    self.repository = repository
  }

  /// What was decided about the boards, by the paths of their folders.
  package var merges: [(path: String, merge: BoardFilesMerge)] {
    boards.map { ($0.path, $0.merge) }
  }

  /// The files of boards that are in conflict, as paths within the repository.
  package var conflicts: [String] { boards.flatMap(\.conflicts).map(\.path) }

  /// Lets git merge everything, and says how that ended.
  ///
  /// - Throws: ``KanbanStoreError``.
  package func run() throws(KanbanStoreError) -> Outcome {
    // git leaves it to each strategy to see that nothing staged becomes part of the merge.
    guard try isIndexClean() else { throw .merge(.staged) }
    guard !boards.isEmpty else {
      return try merge(request.bases, request.theirs)
    }
    let trees = try inRepository(of: ".") { () throws(GitError) in try preparedTrees() }
    // With the boards merged, there may be nothing left to do.
    if trees.bases == [trees.theirs] { return .clean }
    let outcome = try merge(trees.bases.map(\.description), trees.theirs.description)
    let conflicts = boards.flatMap(\.conflicts)
    guard outcome != .refused, !conflicts.isEmpty else { return outcome }
    try note(conflicts)
    return .conflicts
  }

  private func isIndexClean() throws(KanbanStoreError) -> Bool {
    let words = ["git", "diff-index", "--cached", "--quiet", request.ours, "--"]
    let git = ExternalProgram(words, variables: variables)
    return try withFiles { () throws(FileFailure) in try git.run(on: []) }.status == 0
  }

  /// The trees that git is to merge instead of those of the commits.
  private func preparedTrees() throws(GitError) -> (bases: [ObjectID], theirs: ObjectID) {
    let reader = try ObjectReader(of: repository)
    var bases: [ObjectID] = []
    // Unrelated histories have nothing in common but, from now on, our boards.
    let trees = sides.bases.isEmpty ? [nil] : sides.bases.map(\.tree)
    for (number, base) in trees.enumerated() {
      var updates: [TreeUpdate] = []
      for board in boards {
        let places = board.paths.bases
        let place = number < places.count ? places[number] : board.paths.ours
        updates += try board.ourFiles(in: base, at: place, by: reader)
      }
      bases.append(try repository.writeTree(updating: base, updates))
    }
    var updates: [TreeUpdate] = []
    for board in boards {
      updates += try board.mergedFiles(in: sides.theirs, of: repository, by: reader)
    }
    return (bases, try repository.writeTree(updating: sides.theirs, updates))
  }

  private func merge(
    _ bases: [String],
    _ theirs: String
  ) throws(KanbanStoreError) -> Outcome {
    let words =
      ["git", "merge-recursive"] + request.options + bases + ["--", request.ours, theirs]
    let label = ["GITHEAD_\(theirs)": labels.theirs]
    let git = ExternalProgram(words, variables: variables.merging(label) { $1 })
    let status = try withFiles { () throws(FileFailure) in try git.run() }
    return Outcome(rawValue: status) ?? .refused
  }

  /// Notes in the index what a person has to look at, so that git commits nothing before.
  private func note(_ conflicts: [MergedBoard.Conflict]) throws(KanbanStoreError) {
    let lines = conflicts.flatMap(\.indexLines).joined()
    let git = ExternalProgram(["git", "update-index", "-z", "--index-info"], variables: variables)
    let result = try withFiles { () throws(FileFailure) in try git.run(on: Array(lines.utf8)) }
    guard result.status == 0 else {
      throw .repository(.other(String(decoding: result.errors, as: UTF8.self)))
    }
  }
}

extension MergedBoard.Conflict {
  /// What `git update-index -z --index-info` reads: no entry that is settled, and one for each stage.
  fileprivate var indexLines: [String] {
    let none = String(repeating: "0", count: 40)
    let entries = stages.enumerated().compactMap { stage, entry in
      entry.map { "\(String($0.mode.rawValue, radix: 8)) \($0.id) \(stage + 1)\t\(path)\0" }
    }
    return ["0 \(none)\t\(path)\0"] + entries
  }
}

extension Repository {
  /// A commit as git names it in the conflicts of a rebase.
  fileprivate func name(ofCommit revision: String) throws(GitError) -> String {
    let commit = try commit(try resolve(revision: revision))
    return "\("\(commit.id)".prefix(7)) (\(commit.summary))"
  }
}
