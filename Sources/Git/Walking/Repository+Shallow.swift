internal import Glibc

extension Repository {
  /// The commits at which the history of a shallow clone ends: their parents are not there.
  ///
  /// libgit2 1.5 knows that there are some, and stumbles over them in a walk of its own.
  func shallowCommits() throws(GitError) -> Set<ObjectID> {
    guard isShallow, let file = fopen("\(commonDirectory)/shallow", "re") else { return [] }
    defer { fclose(file) }
    var commits: Set<ObjectID> = []
    var line = [CChar](repeating: 0, count: 128)
    while fgets(&line, Int32(line.count), file) != nil {
      let digits = line.prefix { $0 > 0x20 }.map { UInt8(bitPattern: $0) }
      if let id = ObjectID(hex: String(decoding: digits, as: UTF8.self)) { commits.insert(id) }
    }
    return commits
  }
}
