/// Hands out the commits of a graph: children before their parents, and else the newest first.
struct CommitOrder {
  /// How many children of each commit have not been handed out.
  private var children: [Int32]
  private var queue = CommitQueue()
  private let isWhole: Bool

  /// - Parameters:
  ///   - graph: The graph.
  ///   - isWhole: Whether hidden commits are handed out too.
  init(of graph: CommitGraph, isWhole: Bool = false) {
    self.isWhole = isWhole
    children = Array(repeating: 0, count: graph.nodes.count)
    for node in graph.nodes.indices where isWhole || !graph.nodes[node].isHidden {
      for parent in graph.parents(of: node) { children[parent] += 1 }
    }
    for node in graph.nodes.indices where children[node] == 0 { insert(node, of: graph) }
  }

  mutating func next(of graph: CommitGraph) -> Int? {
    guard let node = queue.popFirst() else { return nil }
    for parent in graph.parents(of: node) {
      children[parent] -= 1
      if children[parent] == 0 { insert(parent, of: graph) }
    }
    return node
  }

  private mutating func insert(_ node: Int, of graph: CommitGraph) {
    guard isWhole || !graph.nodes[node].isHidden else { return }
    queue.insert(node, at: graph.nodes[node].time)
  }
}
