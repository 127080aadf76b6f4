internal import CGit2

extension ObjectReader {
  /// What a commit says.
  package func commit(_ id: ObjectID) throws(GitError) -> CommitInfo {
    try read(id, GIT_OBJECT_COMMIT) { content throws(GitError) in
      var lines = CommitLines(content)
      guard let tree = lines.id(of: "tree") else {
        throw GitError(.invalid, "the commit \(id) is damaged")
      }
      var parents: [ObjectID] = []
      while let parent = lines.id(of: "parent") { parents.append(parent) }
      let author = lines.value(of: "author").map(Signature.init(line:))
      let committer = lines.value(of: "committer").map(Signature.init(line:))
      lines.skipToMessage()
      return CommitInfo(
        id: id,
        tree: tree,
        parents: parents,
        author: author ?? .unknown,
        committer: committer ?? .unknown,
        message: String(decoding: lines.rest, as: UTF8.self)
      )
    }
  }
}

extension CommitInfo {
  /// The first paragraph of the message in one line, as `git log --format=%s` has it.
  package var summary: String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingSpace }
    return lines.drop(while: \.isEmpty).prefix { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Substring {
  /// Without the white space at the end.
  fileprivate var trimmingSpace: Substring {
    var result = self
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}

extension Signature {
  fileprivate static let unknown = Signature(
    name: "",
    email: "",
    time: Timestamp(seconds: 0, offsetInMinutes: 0)
  )

  /// Reads `Ann Other <ann@example.com> 1112911993 -0700`, and what can be read of anything less.
  fileprivate init(line: UnsafeRawBufferPointer) {
    let open = line.firstIndex(of: UInt8(ascii: "<")) ?? line.endIndex
    let start = min(open + 1, line.endIndex)
    let close = line[start...].firstIndex(of: UInt8(ascii: ">")) ?? line.endIndex
    var name = line[..<open]
    while name.last == UInt8(ascii: " ") { name.removeLast() }
    self.init(
      name: String(decoding: UnsafeRawBufferPointer(rebasing: name), as: UTF8.self),
      email: String(
        decoding: UnsafeRawBufferPointer(rebasing: line[start..<close]),
        as: UTF8.self
      ),
      time: Timestamp(endOf: line)
    )
  }
}
