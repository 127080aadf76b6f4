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

  private borrowing func follow(
    _ mode: FileMode,
    _ id: ObjectID?,
    on way: inout LinkedPath
  ) throws(GitError) -> ObjectID? {
    try way.take(mode, id) { id throws(GitError) in try blob(id) }
  }
}

extension ObjectReader {
  /// The content that a path below a tree leads to, links followed; `nil` where it leads to no file.
  func file(at path: String, in tree: ObjectID) throws(GitError) -> ObjectID? {
    var way = LinkedPath(path)
    while let here = way.next() {
      let names = here.split(separator: "/").map { Array($0.utf8) }
      guard let entry = try entry(at: names, in: tree) else { return nil }
      let end = try way.take(entry.mode, entry.id) { id throws(GitError) in try blob(id) }
      if let end { return end }
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

  /// Goes on from the entry that the last step has come to; gives the file where the way ends at one.
  mutating func take(
    _ mode: FileMode,
    _ id: ObjectID?,
    content: (ObjectID) throws(GitError) -> [UInt8]
  ) throws(GitError) -> ObjectID? {
    switch mode {
    case .tree: return nil
    case .file, .executable:
      if isAtEnd { return id }
      giveUp()
    case .submodule: giveUp()
    case .link: follow(try id.map(content) ?? [])
    }
    return nil
  }

  /// Goes where the link leads that the last step has come to.
  private mutating func follow(_ target: [UInt8]) {
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
