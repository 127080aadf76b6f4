internal import CGit2

extension ObjectReader {
  /// What a tree holds, one level deep, in git's order.
  package func entries(of tree: ObjectID) throws(GitError) -> [TreeEntry] {
    try read(tree, GIT_OBJECT_TREE) { content throws(GitError) in
      var lines = TreeLines(content)
      var entries: [TreeEntry] = []
      while let line = try lines.next() {
        entries.append(TreeEntry(nameBytes: [UInt8](line.name), id: line.id, mode: line.mode))
      }
      return entries
    }
  }

  /// The tree of a folder below another, by the names on the way; `nil` where there is none.
  package func folder(_ names: [[UInt8]], in tree: ObjectID) throws(GitError) -> ObjectID? {
    var folder = tree
    for name in names {
      guard let next = try subfolder(name, of: folder) else { return nil }
      folder = next
    }
    return folder
  }

  /// The entry at a path below a tree, by the names on the way; `nil` where there is none.
  package func entry(at path: [[UInt8]], in tree: ObjectID) throws(GitError) -> TreeEntry? {
    guard let name = path.last, let folder = try folder(path.dropLast(), in: tree) else {
      return nil
    }
    return try entries(of: folder).first { $0.nameBytes == name }
  }

  private func subfolder(_ name: [UInt8], of tree: ObjectID) throws(GitError) -> ObjectID? {
    try read(tree, GIT_OBJECT_TREE) { content throws(GitError) in
      var lines = TreeLines(content)
      while let line = try lines.next() {
        if line.mode == .tree && line.name.elementsEqual(name) { return line.id }
      }
      return nil
    }
  }
}

/// Reads a tree as it is stored: for each entry the mode in octal digits, a space, the name, a NUL
/// byte, and the 20 bytes of the ID.
private struct TreeLines {
  private var rest: Slice<UnsafeRawBufferPointer>

  init(_ content: UnsafeRawBufferPointer) { rest = content[...] }

  mutating func next() throws(GitError) -> (
    name: UnsafeRawBufferPointer, id: ObjectID, mode: FileMode
  )? {
    guard !rest.isEmpty else { return nil }
    guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > ObjectID.byteCount
    else { throw GitError(.invalid, "a tree is damaged") }
    let mode = rest[..<space].reduce(UInt32(0)) { $0 << 3 | UInt32($1 & 7) }
    let name = UnsafeRawBufferPointer(rebasing: rest[(space + 1)..<end])
    rest = rest[(end + 1)...]
    let id = ObjectID(raw: UnsafeRawBufferPointer(rebasing: rest.prefix(ObjectID.byteCount)))
    rest = rest.dropFirst(ObjectID.byteCount)
    return (name, id, FileMode(stored: mode))
  }
}

extension FileMode {
  /// What a mode in a tree stands for; old ones have more bits.
  fileprivate init(stored mode: UInt32) {
    self = FileMode(rawValue: mode & 0o170000) ?? (mode & 0o100 == 0 ? .file : .executable)
  }
}

extension ObjectID {
  fileprivate static let byteCount = 20

  /// The ID in as many bytes as it has.
  fileprivate init(raw bytes: UnsafeRawBufferPointer) {
    var id = git_oid()
    withUnsafeMutableBytes(of: &id.id) { $0.copyMemory(from: bytes) }
    self.init(id)
  }
}
