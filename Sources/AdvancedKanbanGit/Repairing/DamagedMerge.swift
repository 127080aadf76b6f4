package import AdvancedKanbanMarkdown
internal import Git

/// A merge commit that lost or doubled cards.
package struct DamagedMerge: Sendable {
  /// The ID of the commit, in hexadecimal.
  package let commit: String

  /// The first line of its message.
  package let subject: String

  /// What of it is still to be seen on the board that was asked about.
  package let damage: MergeDamage
}

extension KanbanStore {
  /// The merge commits that have done something to the board that is still to be seen, the newest
  /// first.
  ///
  /// A card that has been back at any time since counts as settled: whoever removed it then wanted that.
  /// A merge whose tree is that of a parent, as with `git merge -s ours`, was wanted too.
  ///
  /// - Parameters:
  ///   - range: Where to look; all of HEAD's history if not said.
  ///   - board: The columns of the board as it is now.
  ///   - limit: How many are wanted at most.
  /// - Returns: The merges.
  /// - Throws: ``KanbanStoreError``.
  package func damagedMerges(
    in range: RevisionRange = .revision("HEAD"),
    on board: [MarkdownKanbanColumn],
    limit: Int = .max
  ) throws(KanbanStoreError) -> [DamagedMerge] {
    let repository = try surroundings()
    var history = try history(of: range)
    var found: [DamagedMerge] = []
    while found.count < limit, let commit = try history.next() {
      guard commit.isMerge, !commit.isCutOff else { continue }
      let merge = try damagedMerge(commit.info, at: commit.path, on: board, in: repository)
      if let merge { found.append(merge) }
    }
    return found
  }

  /// Whether a filter program makes files of the board of what git stores. Merges are judged by what
  /// git stores, which may be nothing that can be read.
  ///
  /// - Parameter board: The columns of the board as it is now.
  /// - Returns: Whether that is so of any column.
  /// - Throws: ``KanbanStoreError``.
  package func hasFilteredFiles(
    of board: [MarkdownKanbanColumn]
  ) throws(KanbanStoreError) -> Bool {
    let repository = try surroundings()
    let path = try pathInRepository(repository)
    let filters = ContentFilters(of: repository, environment: options.environment)
    for column in board {
      let file = path.isEmpty ? column.path : "\(path)/\(column.path)"
      if try filters.hasProgram(for: file, in: repository) { return true }
    }
    return false
  }

  /// A merge commit, as far as what it has done is still to be seen on a board; `nil` where nothing is.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - path: Where it has the board.
  ///   - board: The columns of the board as it is now.
  ///   - repository: The repository.
  /// - Returns: The merge.
  /// - Throws: ``KanbanStoreError``.
  func damagedMerge(
    _ commit: CommitInfo,
    at path: FolderPath,
    on board: [MarkdownKanbanColumn],
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> DamagedMerge? {
    guard let damage = try damage(of: commit, at: path, in: repository)?.remaining(on: board),
      !damage.isEmpty
    else { return nil }
    let lasting = try withoutSettled(damage, at: path, since: commit.id, in: repository)
    guard !lasting.isEmpty else { return nil }
    return DamagedMerge(commit: "\(commit.id)", subject: commit.summary, damage: lasting)
  }

  /// What a merge commit did to the board; `nil` where there was nothing to merge, or where that cannot
  /// be told, as at the end of a history that has been cut off.
  private func damage(
    of commit: CommitInfo,
    at path: FolderPath,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> MergeDamage? {
    guard commit.parents.count > 1, commit.parents.allSatisfy({ repository.has($0) }) else {
      return nil
    }
    return try inRepository(of: folder.path) { () throws(GitError) in
      let heads = try MergedHeads(commit.parents, in: repository)
      guard !heads.trees.contains(commit.tree), heads.areRelated || !repository.isShallow else {
        return nil
      }
      let reader = try ObjectReader(of: repository)
      let ours = try heads.ourPath(of: path, in: commit.tree, by: reader)
      let merge = try heads.contestedBoard(at: ours, in: repository, by: reader)
      guard let merge else { return nil }
      let committed = try BoardTree(at: path, in: commit.tree, by: reader)
      return MergeDamage(of: committed.files, comparedWith: merge)
    }
  }

  /// The damage without the cards that have been back since the merge.
  private func withoutSettled(
    _ damage: MergeDamage,
    at path: FolderPath,
    since merge: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> MergeDamage {
    guard !damage.losses.isEmpty, let head = try commit(named: "HEAD", in: repository) else {
      return damage
    }
    // The folder may have been renamed since.
    let paths: Set = [path, FolderPath(try pathInRepository(repository))]
    return try inRepository(of: folder.path) { () throws(GitError) in
      let reader = try ObjectReader(of: repository)
      var left = damage
      for tree in try repository.trees(of: head, after: merge) where !left.losses.isEmpty {
        for path in paths {
          let cards = try BoardTree(at: path, in: tree, by: reader).files.columns.flatMap(\.cards)
          left = left.without { loss in cards.contains { $0.isOne(with: loss.card) } }
        }
      }
      return left
    }
  }
}

extension Repository {
  /// The trees of the commits that come after one and lead to another, each once.
  fileprivate borrowing func trees(
    of tip: ObjectID,
    after start: ObjectID
  ) throws(GitError) -> [ObjectID] {
    var walk = try CommitWalk(of: self, from: [tip], hiding: [start])
    var commits: [ObjectID] = []
    while let commit = walk.next() { commits.append(commit.id) }
    var (behind, trees): (Set<ObjectID>, [ObjectID]) = ([start], [])
    var seen: Set<ObjectID> = []
    for id in commits.reversed() {
      let commit = try commit(id)
      guard !behind.isDisjoint(with: commit.parents) else { continue }
      behind.insert(id)
      if seen.insert(commit.tree).inserted { trees.append(commit.tree) }
    }
    return trees
  }
}

extension MarkdownKanbanCard {
  /// Whether this is the card with the block ID of another one; without an ID, with its title.
  fileprivate func isOne(with other: MarkdownKanbanCard) -> Bool {
    other.blockID.map { $0 == blockID } ?? title.utf8.elementsEqual(other.title.utf8)
  }
}
