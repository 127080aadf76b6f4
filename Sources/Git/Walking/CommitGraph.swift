/// The commits that can be reached from some, with just what puts them in order.
///
/// A shallow clone ends where its history ends. Replacements and grafts are not looked at.
struct CommitGraph {
  private(set) var nodes: [Node] = []
  private var links: [Int32] = []
  private var positions: [ObjectID: Int32] = [:]
  private let ends: Set<ObjectID>
  private let isFirstParentOnly: Bool

  struct Node {
    let id: ObjectID

    /// Whether it has only been reached from commits that are to be left out.
    fileprivate(set) var isHidden: Bool
    fileprivate(set) var tree: ObjectID
    fileprivate(set) var time: Int64 = 0
    fileprivate(set) var isCutOff = false
    fileprivate var links: Range<Int32> = 0..<0
  }

  /// - Parameters:
  ///   - ends: The commits whose parents are not there.
  ///   - isFirstParentOnly: Whether only the first parent of a commit that is not hidden counts.
  init(endingAt ends: Set<ObjectID> = [], isFirstParentOnly: Bool = false) {
    self.ends = ends
    self.isFirstParentOnly = isFirstParentOnly
  }

  /// Adds commits and all that can be reached from them. What is to be left out comes first.
  mutating func add(
    _ tips: [ObjectID],
    isHidden: Bool = false,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    var open: [Int] = []
    for tip in tips { note(tip, isHidden: isHidden, &open) }
    while let position = open.popLast() {
      let commit = try reader.links(of: nodes[position].id)
      nodes[position].tree = commit.tree
      nodes[position].time = commit.time
      nodes[position].isCutOff = !commit.parents.isEmpty && ends.contains(nodes[position].id)
      if nodes[position].isCutOff { continue }
      let isFirstOnly = isFirstParentOnly && !isHidden
      let start = Int32(links.count)
      for parent in commit.parents.prefix(isFirstOnly ? 1 : .max) {
        links.append(note(parent, isHidden: isHidden, &open))
      }
      nodes[position].links = start..<Int32(links.count)
    }
  }

  @discardableResult
  private mutating func note(_ id: ObjectID, isHidden: Bool, _ open: inout [Int]) -> Int32 {
    if let position = positions[id] { return position }
    let position = Int32(nodes.count)
    positions[id] = position
    nodes.append(Node(id: id, isHidden: isHidden, tree: id))
    open.append(Int(position))
    return position
  }

  /// The parents of a commit, as far as they are there.
  func parents(of node: Int) -> some Sequence<Int> {
    nodes[node].links.lazy.map { [links] in Int(links[Int($0)]) }
  }

  /// How many commits there are that are not to be left out.
  var count: Int { nodes.count { !$0.isHidden } }

  func position(of id: ObjectID) -> Int? { positions[id].map(Int.init) }
}
