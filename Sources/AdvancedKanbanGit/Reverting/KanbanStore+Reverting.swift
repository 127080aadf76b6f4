package import AdvancedKanban
package import AdvancedKanbanMarkdown
internal import Git

/// What has been reverted.
package struct RevertReceipt: Sendable {
  package let receipt: Receipt

  /// The commit that was reverted.
  package let commit: UndoReceipt.Commit

  /// What that did to the board of the last commit.
  package let events: [MarkdownKanbanColumn.Event]

  /// What was decided about cards that have changed since.
  package let merge: BoardFilesMerge

  /// What the board and the wish are called.
  package let labels: MergeLabels
}

extension KanbanStore {
  /// Takes back what a commit did to the board, in a new commit, by merging the board with the one before
  /// the commit, over the one that the commit left.
  ///
  /// - Parameters:
  ///   - revision: The commit.
  ///   - parent: The number of the parent that counts as what was before, from 1; a merge needs one.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``; ``UndoProblem/changedSince(_:)`` where somebody has to decide.
  ///   Nothing has been changed then.
  package func revert(
    _ revision: String,
    parent: Int? = nil
  ) throws(KanbanStoreError) -> RevertReceipt {
    var reverting: Reverting?
    let receipt = try carryOut { () throws(KanbanStoreError) in
      let repository = try surroundings()
      let current = try self.reverting(revision, parent, in: repository)
      reverting = current
      var plan = try plan([current.transition], saying: current.message)
      if current.hasOtherFiles, !plan.steps.isEmpty {
        plan.warnings.append(.otherFilesStay(commit: "\(current.commit.id)"))
      }
      return plan
    }
    guard let reverting else { throw .undo(.leavesBoard(revision)) }
    return RevertReceipt(
      receipt: receipt,
      commit: .init(id: "\(reverting.commit.id)", subject: reverting.commit.summary),
      events: reverting.difference.events,
      merge: reverting.merge,
      labels: reverting.transition.labels
    )
  }

  private func reverting(
    _ revision: String,
    _ number: Int?,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Reverting {
    guard let id = try commit(named: revision, in: repository) else {
      throw .repository(.unknownRevision(revision))
    }
    let commit = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.commit(id)
    }
    let parent = try parent(number, of: commit, in: repository)
    let left = try board(of: id, in: repository).files
    let before = try board(of: parent.id, in: repository).files
    guard left != before else { throw .undo(.leavesBoard("\(id)")) }
    guard !before.contents.isEmpty else { throw .undo(.first("\(id)")) }
    let short = "\(id)".prefix(7)
    let transition = try transition(
      from: left,
      to: before,
      of: id,
      labels: MergeLabels(ours: "HEAD", theirs: "the board before \(short)"),
      in: repository
    )
    let head = try expectClean(transition, in: repository).old
    let path = try pathInRepository(repository)
    let hasOtherFiles = try inRepository(of: folder.path) { () throws(GitError) in
      try ObjectReader(of: repository).differ(
        commit.tree,
        parent.tree,
        besides: Set(transition.names.map { Array($0.utf8) }),
        in: path.split(separator: "/").map { Array($0.utf8) }[...]
      )
    }
    return Reverting(
      commit: commit,
      parent: parent.id,
      path: path,
      hasOtherFiles: hasOtherFiles,
      transition: transition,
      merge: try transition.merge(into: head),
      columns: head.columns
    )
  }

  /// What counts as the commit before another one.
  private func parent(
    _ number: Int?,
    of commit: CommitInfo,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> CommitInfo {
    let count = commit.parents.count
    guard count > 0 else { throw .undo(.first("\(commit.id)")) }
    guard let number = number ?? (count == 1 ? 1 : nil), (1...count).contains(number) else {
      throw .undo(.mainline("\(commit.id)", parentCount: count))
    }
    let parent = commit.parents[number - 1]
    guard repository.has(parent) else { throw .undo(.cutOff("\(commit.id)")) }
    return try inRepository(of: folder.path) { () throws(GitError) in try repository.commit(parent)
    }
  }
}

/// A commit that is to be reverted.
private struct Reverting {
  let commit: CommitInfo
  let parent: ObjectID

  /// The path of the board within the repository; "" for the root.
  let path: String

  /// Whether the commit has changed more than the board.
  let hasOtherFiles: Bool

  let transition: BoardTransition

  /// What becomes of the board of the last commit.
  let merge: BoardFilesMerge

  /// The columns of that board.
  let columns: [MarkdownKanbanColumn]

  var difference: MarkdownKanbanColumn.Difference {
    MarkdownKanbanColumn.Difference(from: columns, to: merge.merged.columns)
  }

  /// What the commit says, as with `git revert`.
  var message: CommitMessage {
    let merged = merge.merged.columns
    return CommitMessage(
      subject: "Revert \"\(commit.summary.singleLine(upTo: 200))\"",
      paragraphs: [commit.parents.count > 1 ? reversingMerge : "This reverts commit \(commit.id)."]
        + (hasOtherFiles ? ["What it did outside of the board\(place) is not reverted."] : []),
      summaries: difference.cards.flatMap {
        ChangeSummary.telling(of: $0, from: columns, to: merged)
      },
      isListing: false,
      trailers: [("Kanban-Revert", "\(commit.id)")]
    )
  }

  private var reversingMerge: String {
    "This reverts commit \(commit.id), reversing\nchanges made to \(parent)."
  }

  private var place: String { path.isEmpty ? "" : " in \(path.singleLine(upTo: 200))" }
}

extension ObjectReader {
  /// Whether two trees differ in more than some files of a folder, which is given by the names on the
  /// way.
  fileprivate borrowing func differ(
    _ tree: ObjectID,
    _ other: ObjectID,
    besides names: Set<[UInt8]>,
    in folder: ArraySlice<[UInt8]>
  ) throws(GitError) -> Bool {
    let sides = [try entries(of: tree), try entries(of: other)]
    let leftOut = folder.first.map { [$0] } ?? names
    let rests = sides.map { $0.filter { !leftOut.contains($0.nameBytes) } }
    guard rests[0] == rests[1] else { return true }
    let folders = sides.map { $0.first { $0.nameBytes == folder.first } }
    guard !folder.isEmpty, let one = folders[0], let two = folders[1], one.id != two.id else {
      return false
    }
    return try differ(one.id, two.id, besides: names, in: folder.dropFirst())
  }
}
