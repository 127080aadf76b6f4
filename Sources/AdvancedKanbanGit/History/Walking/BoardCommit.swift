package import Git

/// A commit whose board is not that of every parent.
package struct BoardCommit: Sendable {
  package let info: CommitInfo

  /// Where it has the board.
  let path: FolderPath

  /// For each parent that is followed, in their order, the files that it has in another version. A
  /// commit without parents has one list: all its files are new.
  package let changes: [[BoardFileChange]]

  /// Whether the history has been cut off here, as in a shallow clone: what seems new is older.
  package let isCutOff: Bool
}

extension BoardCommit {
  /// Whether it has brought lines of history together, and all of them are followed.
  package var isMerge: Bool { changes.count > 1 }

  /// What this very commit did: the files that are as no parent has them, each as a change of what
  /// the first parent has. A merge without conflicts mostly did nothing.
  package var ownChanges: [BoardFileChange] {
    guard isMerge else { return changes.first ?? [] }
    let names = changes.dropFirst().map { Set($0.map(\.nameBytes)) }
    return changes[0].filter { change in names.allSatisfy { $0.contains(change.nameBytes) } }
  }
}

extension BoardFileChange {
  /// Two names that differ in their Unicode normal form alone are two.
  fileprivate var nameBytes: [UInt8] { Array(name.utf8) }
}
