internal import CGit2

/// Reads objects straight from where they are stored, for those who read very many of them.
///
/// The library's own way computes the hash of every object that it reads anew, which is half of the
/// time, and keeps most of them in memory. Both can be switched off for the whole process alone, so
/// for those who write too; this goes past both and concerns nobody else. What is read is as
/// certain as what git reads, which does not compute hashes here either: a damaged object does not
/// get past the checksum that it is compressed with.
package struct ObjectReader: ~Copyable {
  private let database: Handle
  private let backends: [UnsafeMutablePointer<git_odb_backend>]

  private let promised: PromisedObjects?

  package init(of repository: borrowing Repository) throws(GitError) {
    promised = repository.promised.objects
    let repository = repository.pointer
    let database = try Handle(freedBy: git_odb_free) { git_repository_odb(&$0, repository) }
    backends = try database.backends()
    self.database = database
  }

  /// Says that some objects are likely to be read next: where they have to be fetched, that is done at
  /// once.
  package func announce(_ ids: @autoclosure () -> [ObjectID]) { promised?.announce(ids()) }

  /// The content of a blob.
  package func blob(_ id: ObjectID) throws(GitError) -> [UInt8] {
    try read(id, GIT_OBJECT_BLOB) { [UInt8]($0) }
  }

  /// Lends the content of an object.
  ///
  /// - Parameters:
  ///   - id: The object.
  ///   - kind: What it must be.
  ///   - body: Reads the content.
  /// - Returns: What `body` returns.
  /// - Throws: ``GitError``, of kind `missingObject` where it is not there.
  func read<Result>(
    _ id: ObjectID,
    _ kind: git_object_t,
    _ body: (UnsafeRawBufferPointer) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    if kind == GIT_OBJECT_TREE && id == .emptyTree {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let object = try object(id)
    guard object.kind == kind else { throw GitError(.invalid, "\(id) is of another kind") }
    return try body(object.content)
  }

  private func object(_ id: ObjectID) throws(GitError) -> RawObject {
    if let object = try storedObject(id) { return object }
    // Somebody may have packed the objects anew meanwhile.
    try check(git_odb_refresh(database.pointer))
    if let object = try storedObject(id) { return object }
    throw GitError(.missingObject(id), "the object \(id) is missing")
  }

  private func storedObject(_ id: ObjectID) throws(GitError) -> RawObject? {
    for backend in backends {
      if let object = try RawObject(id, in: backend) { return object }
    }
    return nil
  }
}

/// An object in memory, as it is stored.
private struct RawObject: ~Copyable {
  let kind: git_object_t
  let content: UnsafeRawBufferPointer
  private let data: UnsafeMutableRawPointer
  private let backend: UnsafeMutablePointer<git_odb_backend>

  init?(
    _ id: ObjectID,
    in backend: UnsafeMutablePointer<git_odb_backend>
  ) throws(GitError) {
    var id = id.raw
    var data: UnsafeMutableRawPointer?
    var count = 0
    var kind = GIT_OBJECT_INVALID
    guard let read = backend.pointee.read,
      try found(read(&data, &count, &kind, backend, &id)), let data
    else { return nil }
    self.kind = kind
    self.content = UnsafeRawBufferPointer(start: data, count: count)
    self.data = data
    self.backend = backend
  }

  deinit { git_odb_backend_data_free(backend, data) }
}

extension ObjectID {
  /// The tree without entries, which need not be stored to be there.
  fileprivate static let emptyTree = ObjectID(hex: "4b825dc642cb6eb9a060e54bf8d69288fbee4904")
}
