internal import Git

extension Repository {
  /// The content that a path of a commit leads to, links followed; `nil` where it leads to no file of
  /// the commit.
  borrowing func file(at path: String, in commit: ObjectID) throws(GitError) -> ObjectID? {
    var way = LinkedPath(path)
    while let here = way.next() {
      guard let entry = try treeEntry(at: here, in: commit) else { return nil }
      if let end = try follow(entry.mode, entry.id, on: &way) { return end }
    }
    return nil
  }

  /// The same for the index, in which folders are but parts of names.
  borrowing func file(
    at path: String,
    in index: borrowing Index
  ) throws(GitError) -> ObjectID? {
    var way = LinkedPath(path)
    while let here = way.next() {
      let entry = index.entry(at: here)
      if let end = try follow(entry?.mode ?? .tree, entry?.id, on: &way) { return end }
    }
    return nil
  }

  /// Goes on from an entry; gives the file where the way ends at one.
  private borrowing func follow(
    _ mode: FileMode,
    _ id: ObjectID?,
    on way: inout LinkedPath
  ) throws(GitError) -> ObjectID? {
    switch mode {
    case .tree: return nil
    case .file, .executable:
      if way.isAtEnd { return id }
      way.giveUp()
    case .submodule: way.giveUp()
    case .link: way.follow(try id.map { id throws(GitError) in try blob(id) } ?? [])
    }
    return nil
  }
}

/// A way through folders and links, one name at a time.
private struct LinkedPath {
  private var folder: [String] = []
  private var rest: ArraySlice<String>
  private var links = 0

  init(_ path: String) { rest = path.split(separator: "/").map(String.init)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the next step: the path so far; `nil` at the end, or where it leads out of the top.
  mutating func next() -> String? {
    while let name = rest.popFirst() {
      if name == "." { continue }
      if name != ".." {
        folder.append(name)
        return folder.joined(separator: "/")
      }
      if folder.popLast() == nil { return nil }
    }
    return nil
  }

  /// Goes where the link leads that the last step has come to.
  mutating func follow(_ target: [UInt8]) {
    let target = String(decoding: target, as: UTF8.self)
    links += 1
    // As many as Linux follows.
    if target.hasPrefix("/") || links > 40 { return giveUp() }
    folder.removeLast()
    rest = target.split(separator: "/").map(String.init) + rest
  }

  /// Ends the way without a file.
  mutating func giveUp() { rest = [] }
}
