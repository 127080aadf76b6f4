/// Goes through all commits that can be reached from some, children before their parents and else
/// the newest first.
///
/// The whole history is read once for its order, of which some 150 bytes a commit stay in memory;
/// nothing else of a commit does.
package struct CommitWalk: ~Copyable {
  /// Where the commits are read from.
  package let reader: ObjectReader

  private let graph: CommitGraph
  private var order: CommitOrder

  /// - Parameters:
  ///   - repository: The repository.
  ///   - tips: Where to begin.
  ///   - hidden: Commits to leave out, with all that can be reached from them.
  ///   - isFirstParentOnly: Whether only the first parent of a merge is followed and told of.
  /// - Throws: ``GitError``, of kind `missingObject` where the history has a hole.
  package init(
    of repository: borrowing Repository,
    from tips: [ObjectID],
    hiding hidden: [ObjectID] = [],
    isFirstParentOnly: Bool = false
  ) throws(GitError) {
    let reader = try ObjectReader(of: repository)
    var graph = CommitGraph(
      endingAt: try repository.shallowCommits(),
      isFirstParentOnly: isFirstParentOnly
    )
    try graph.add(hidden, isHidden: true, by: reader)
    try graph.add(tips, by: reader)
    order = CommitOrder(of: graph)
    self.graph = graph
    self.reader = reader
  }

  /// How many commits there are in all.
  package var count: Int { graph.count }

  package mutating func next() -> WalkedCommit? {
    order.next(of: graph).map { node in
      WalkedCommit(
        graph.nodes[node],
        parents: graph.parents(of: node).map { CommitTree(graph.nodes[$0]) }
      )
    }
  }
}

/// A commit that a walk comes to.
package struct WalkedCommit: Sendable {
  package let id: ObjectID
  package let tree: ObjectID

  /// The parents that are there and are followed.
  package let parents: [CommitTree]

  /// Whether it has parents that are not there, as in a shallow clone.
  package let isCutOff: Bool

  fileprivate init(_ node: CommitGraph.Node, parents: [CommitTree]) {
    id = node.id
    tree = node.tree
    isCutOff = node.isCutOff
    self.parents = parents
  }
}

/// A commit and its tree.
package struct CommitTree: Sendable {
  package let id: ObjectID
  package let tree: ObjectID

  fileprivate init(_ node: CommitGraph.Node) {
    id = node.id
    tree = node.tree
  }
}
