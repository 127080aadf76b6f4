package import AdvancedKanbanMarkdown
internal import Git

/// A merge that git has made in the index and not committed yet.
///
/// git runs the hook `pre-merge-commit` before it writes `MERGE_HEAD` (builtin/merge.c,
/// `prepare_to_commit`); then the variable `GITHEAD_` with an ID in its name says what is merged.
package struct PendingMerge {
  /// What is merged: branches, or else IDs.
  package let names: [String]

  /// What it would do to boards, by the paths of their folders within the repository; those that it
  /// merges well are missing.
  package let damages: [(path: String, damage: MergeDamage)]

  /// `nil` where there is no merge.
  ///
  /// - Parameters:
  ///   - folder: The working directory.
  ///   - variables: The variables of the process.
  /// - Throws: ``KanbanStoreError``.
  package init?(
    in folder: BoardFolder,
    variables: [String: String]
  ) throws(KanbanStoreError) {
    let repository = try BoardRepository.open(folder, variables)
    let found = try inRepository(of: folder.path) { () throws(GitError) in
      let others = try repository.commitsToMerge(variables)
      guard let head = try repository.head().commit, !others.isEmpty else {
        return nil as PendingMerge?
      }
      return PendingMerge(
        names: others.map { variables["GITHEAD_\($0)"] ?? String("\($0)".prefix(7)) },
        damages: try MergedHeads([head] + others, in: repository).damages(in: repository)
      )
    }
    guard let found else { return nil }
    self = found
  }

  private init(names: [String], damages: [(path: String, damage: MergeDamage)]) {
    (self.names, self.damages) = (names, damages)
  }
}

extension MergedHeads {
  /// What the index, as a merge of the heads, has lost or doubled.
  fileprivate func damages(
    in repository: borrowing Repository
  ) throws(GitError) -> [(path: String, damage: MergeDamage)] {
    let reader = try ObjectReader(of: repository)
    let index = try repository.index()
    var damages: [(path: String, damage: MergeDamage)] = []
    for board in try boards(by: reader) {
      let path = "\(board.merged)"
      guard let merge = try contestedBoard(at: board.ours, in: repository, by: reader),
        let staged = try repository.stagedBoard(at: path, of: index)
      else { continue }
      let damage = MergeDamage(of: staged, comparedWith: merge)
      if !damage.isEmpty { damages.append((path, damage)) }
    }
    return damages
  }
}

extension Repository {
  /// The commits that are being merged.
  fileprivate borrowing func commitsToMerge(
    _ variables: [String: String]
  ) throws(GitError) -> [ObjectID] {
    let path = gitDirectory + (gitDirectory.hasSuffix("/") ? "" : "/") + "MERGE_HEAD"
    let noted = (try? readFile(path)).map { String(decoding: $0, as: UTF8.self) }
    let prefix = "GITHEAD_"
    let names = variables.keys.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    var heads: [ObjectID] = []
    for head in noted?.split(whereSeparator: \.isNewline).map(String.init) ?? names.sorted() {
      heads.append(try resolve(revision: head))
    }
    return heads
  }

  /// The board that the index has in a folder; `nil` where a file of it is in conflict.
  fileprivate borrowing func stagedBoard(
    at path: String,
    of index: borrowing Index
  ) throws(GitError) -> BoardFiles? {
    guard let files = try markdownFiles(in: path, of: index) else { return nil }
    var contents: [[UInt8]: [UInt8]] = [:]
    for (name, id) in files { contents[name] = try blob(id) }
    return BoardFiles(contents)
  }
}
