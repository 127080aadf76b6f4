internal import Git

extension Repository {
  /// The content that a path of a commit leads to, links followed; `nil` where it leads to no file of
  /// the commit.
  borrowing func file(at path: String, in commit: ObjectID) throws(GitError) -> ObjectID? {
    var folder: [String] = []
    var rest = path.split(separator: "/").map(String.init)[...]
    var links = 0
    while let name = rest.popFirst() {
      guard name != "." else { continue }
      guard name != ".." else {
        if folder.popLast() == nil { return nil }
        continue
      }
      let here = (folder + [name]).joined(separator: "/")
      guard let entry = try treeEntry(at: here, in: commit) else { return nil }
      switch entry.mode {
      case .tree: folder.append(name)
      case .file, .executable: return rest.isEmpty ? entry.id : nil
      case .submodule: return nil
      case .link:
        let target = String(decoding: try blob(entry.id), as: UTF8.self)
        links += 1
        // As many as Linux follows.
        if target.hasPrefix("/") || links > 40 { return nil }
        rest = target.split(separator: "/").map(String.init) + rest
      }
    }
    return nil
  }
}
