internal import CGit2

extension Repository {
  /// The content of a blob.
  package func blob(_ id: ObjectID) throws(GitError) -> [UInt8] {
    var id = id.raw
    let blob = try Handle(freedBy: git_blob_free) { git_blob_lookup(&$0, pointer, &id) }
    return [UInt8](
      UnsafeRawBufferPointer(
        start: git_blob_rawcontent(blob.pointer),
        count: Int(git_blob_rawsize(blob.pointer))
      )
    )
  }

  /// Stores a blob, as it is: without the filters of a work tree.
  package func writeBlob(_ content: [UInt8]) throws(GitError) -> ObjectID {
    let id = try ObjectID { git_blob_create_from_buffer(&$0, pointer, content, content.count) }
    share(id)
    KnownBlobs.shared.note(id, of: content)
    return id
  }

  /// The ID that a blob would have, without storing it.
  package static func hashBlob(_ content: [UInt8]) throws(GitError) -> ObjectID {
    if let id = knownID(of: content) { return id }
    try Library.start()
    let id = try ObjectID { git_odb_hash(&$0, content, content.count, GIT_OBJECT_BLOB) }
    KnownBlobs.shared.note(id, of: content)
    return id
  }

  /// The ID of a blob that has been stored or asked for a short while ago.
  package static func knownID(of content: [UInt8]) -> ObjectID? {
    KnownBlobs.shared.id(of: content)
  }

  /// Takes note of the ID of a content, which somebody else knows, if a blob of this ID has its length.
  package borrowing func expect(_ id: ObjectID, of content: [UInt8]) throws(GitError) {
    var database: OpaquePointer?
    try check(git_repository_odb(&database, pointer))
    defer { git_odb_free(database) }
    var (length, type) = (0, GIT_OBJECT_INVALID)
    var raw = id.raw
    guard git_odb_read_header(&length, &type, database, &raw) == 0, length == content.count else {
      return
    }
    KnownBlobs.shared.note(id, of: content)
  }
}
