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
    return id
  }

  /// The ID that a blob would have, without storing it.
  package static func hashBlob(_ content: [UInt8]) throws(GitError) -> ObjectID {
    try Library.start()
    return try ObjectID { git_odb_hash(&$0, content, content.count, GIT_OBJECT_BLOB) }
  }
}
