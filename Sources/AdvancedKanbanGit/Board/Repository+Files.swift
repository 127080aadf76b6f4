internal import Git

extension Repository {
  /// The Markdown files of a folder as a commit has them, by the bytes of their names. A link counts
  /// as the file that it leads to, if it leads to one.
  borrowing func markdownFiles(
    in folder: String,
    of commit: ObjectID
  ) throws(GitError) -> [[UInt8]: ObjectID] {
    var files: [[UInt8]: ObjectID] = [:]
    for entry in try entries(ofTreeAt: folder, in: commit) where entry.name.hasSuffix(".md") {
      files[Array(entry.name.utf8)] = try file(at: "\(folder)/\(entry.name)", in: commit)
    }
    return files
  }

  /// The same as the index has them; `nil` where one is in conflict.
  borrowing func markdownFiles(
    in folder: String,
    of index: borrowing Index
  ) throws(GitError) -> [[UInt8]: ObjectID]? {
    var files: [[UInt8]: ObjectID] = [:]
    for name in index.names(in: folder) where name.hasSuffix(".md") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard let entry = index.entry(at: path) else { return nil }
      if !entry.isIntentToAdd { files[Array(name.utf8)] = try file(at: path, in: index) }
    }
    return files
  }
}
