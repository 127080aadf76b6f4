internal import CGit2

extension Repository {
  /// What a commit says before its message, up to and with the empty line; nothing is stored yet.
  ///
  /// The tree and the parents must exist already.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - parents: The parents, first to last.
  ///   - author: Who made the change.
  ///   - committer: Who makes the commit.
  ///   - encoding: The encoding that is to be noted down; `nil` for UTF-8. The caller has to convert
  ///     what it gets.
  /// - Returns: The bytes, in UTF-8.
  /// - Throws: ``GitError``.
  package func commitHeader(
    tree: ObjectID,
    parents: [ObjectID],
    author: Signature,
    committer: Signature,
    encoding: String? = nil
  ) throws(GitError) -> [UInt8] {
    let author = try author.handle()
    let committer = try committer.handle()
    let tree = try self.tree(of: tree)
    let parents = try Parents(parents, in: self)
    return try bytes { buffer in
      parents.withPointers { parents in
        git_commit_create_buffer(
          &buffer,
          pointer,
          author.pointer,
          committer.pointer,
          encoding,
          "",
          tree.pointer,
          parents.count,
          parents.baseAddress
        )
      }
    }
  }

  /// Stores a commit; no reference points at it yet.
  ///
  /// - Parameters:
  ///   - content: The header and the message.
  ///   - signature: The signature of just these bytes, if it is to have one.
  /// - Returns: Its ID.
  /// - Throws: ``GitError``.
  package func createCommit(
    _ content: [UInt8],
    signature: [UInt8]? = nil
  ) throws(GitError) -> ObjectID {
    guard !content.contains(0) else {
      throw GitError(.invalid, "a commit message cannot contain a NUL byte")
    }
    let id = try ObjectID { id in
      withCString(content) { content in
        guard var signature else {
          return git_commit_create_with_signature(&id, pointer, content, nil, nil)
        }
        // The library ends the header's last line on its own.
        if signature.last == UInt8(ascii: "\n") { signature.removeLast() }
        return withCString(signature) { signature in
          git_commit_create_with_signature(&id, pointer, content, signature, "gpgsig")
        }
      }
    }
    share(id)
    return id
  }
}

/// Lends C a text without NUL bytes, in whatever encoding it is.
private func withCString(_ text: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
  (text + [0]).withUnsafeBytes { text in
    let characters = text.assumingMemoryBound(to: CChar.self)
    return characters.baseAddress.map(body) ?? GIT_ERROR.rawValue
  }
}

/// The parents of a commit, as libgit2 takes them.
private struct Parents: ~Copyable {
  private var pointers: [OpaquePointer?] = []

  init(_ ids: [ObjectID], in repository: borrowing Repository) throws(GitError) {
    for id in ids {
      var raw = id.raw
      pointers.append(
        try Handle.pointer { git_commit_lookup(&$0, repository.pointer, &raw) }
      )
    }
  }

  borrowing func withPointers(
    _ body: (UnsafeMutableBufferPointer<OpaquePointer?>) -> Int32
  ) -> Int32 {
    var pointers = pointers
    return pointers.withUnsafeMutableBufferPointer { body($0) }
  }

  deinit { pointers.forEach { git_commit_free($0) } }
}
