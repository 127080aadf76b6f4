extension Repository {
  /// The best common ancestor of two commits: where there are several, the newest; `nil` where
  /// there is none.
  package func mergeBase(of one: ObjectID, and other: ObjectID) throws(GitError) -> ObjectID? {
    try mergeBases(of: one, and: other).first
  }

  /// The best common ancestors of two commits, none of which is an ancestor of another, the newest
  /// first (git-merge-base(1), `--all`).
  package func mergeBases(
    of one: ObjectID,
    and other: ObjectID
  ) throws(GitError) -> [ObjectID] {
    let reader = try ObjectReader(of: self)
    var graph = CommitGraph(endingAt: try shallowCommits())
    try graph.add([one], isHidden: true, by: reader)
    try graph.add([other], by: reader)
    var candidates = graph.borders(of: other)
    var order = CommitOrder(of: graph, isWhole: true)
    var bases: [ObjectID] = []
    // Descendants come first, so that by its turn it is known of each commit whether it is before a base.
    var isBeforeBase: Set<Int> = []
    while !candidates.isEmpty, let node = order.next(of: graph) {
      let isCandidate = candidates.remove(node) != nil
      let isBefore = isBeforeBase.contains(node)
      if isCandidate && !isBefore { bases.append(graph.nodes[node].id) }
      if isCandidate || isBefore { isBeforeBase.formUnion(graph.parents(of: node)) }
    }
    return bases
  }

  /// The newest commit that can be reached from another and was committed at a moment or before, as
  /// `git rev-list -1 --before` has it; `nil` where there is none.
  package func newestCommit(
    from tip: ObjectID,
    notAfter moment: Int64
  ) throws(GitError) -> ObjectID? {
    let reader = try ObjectReader(of: self)
    let ends = try shallowCommits()
    var commits = [tip]
    var links = [try reader.links(of: tip)]
    var seen: Set = [tip]
    var queue = CommitQueue()
    queue.insert(0, at: links[0].time)
    while let node = queue.popFirst() {
      if links[node].time <= moment { return commits[node] }
      let parents = ends.contains(commits[node]) ? [] : links[node].parents
      for parent in parents where seen.insert(parent).inserted {
        commits.append(parent)
        links.append(try reader.links(of: parent))
        queue.insert(commits.count - 1, at: links[commits.count - 1].time)
      }
    }
    return nil
  }
}

extension CommitGraph {
  /// The hidden commits at which the way from another commit ends.
  fileprivate func borders(of commit: ObjectID) -> Set<Int> {
    var result: Set<Int> = []
    if let node = position(of: commit), nodes[node].isHidden { result.insert(node) }
    for node in nodes.indices where !nodes[node].isHidden {
      result.formUnion(parents(of: node).filter { nodes[$0].isHidden })
    }
    return result
  }
}
