internal import AdvancedKanbanMarkdown

/// A change of a board that each version of its files takes by what that version has, as where a
/// commit is taken back.
protocol BoardRewriting {
  /// The files that it may change: those that get cards come first.
  var names: [String] { get }

  /// Makes the change in one version of the board's files.
  ///
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``, where what is to be changed has
  ///   been changed by somebody else; and where a file cannot be changed without damage.
  func rewrite(_ version: inout BoardVersion) throws(KanbanStoreError)
}

extension BoardRewriting {
  /// What becomes of a version.
  func rewritten(_ files: BoardFiles) throws(KanbanStoreError) -> BoardFiles {
    var version = BoardVersion(files)
    try rewrite(&version)
    return version.boardFiles
  }
}

extension BoardVersion {
  init(_ files: BoardFiles) {
    let named = files.contents.map { (String(decoding: $0, as: UTF8.self), MarkdownCardFile($1)) }
    self.init(Dictionary(named) { first, _ in first })
  }

  var boardFiles: BoardFiles {
    let contents = files.map { (Array($0.key.utf8), $0.value.bytes) }
    return BoardFiles(Dictionary(contents) { first, _ in first })
  }
}

extension Reversal: BoardRewriting {
  func rewrite(_ version: inout BoardVersion) throws(KanbanStoreError) {
    try takeBack(in: &version)
  }
}

extension KanbanStore {
  /// The plan that makes some changes, one after the other, in one commit.
  func plan(
    _ rewritings: [any BoardRewriting],
    saying message: CommitMessage
  ) throws(KanbanStoreError) -> BoardPlan {
    var plan = BoardPlan(folder, isForced: options.isForced)
    try plan.load(Set(rewritings.flatMap(\.names)).sorted())
    for rewriting in rewritings {
      try plan.take([.rewrite(rewriting)], .takingBack(message.subject))
    }
    plan.warnOfLimits()
    plan.ownMessage = message
    return plan
  }
}
