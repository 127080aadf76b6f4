internal import CGit2

/// What a reference holds.
enum ReferenceTarget: Equatable {
  case missing
  case object(ObjectID)
  case reference(String)
}

extension Repository {
  func reference(_ name: String) throws(GitError) -> ReferenceTarget {
    var pointer: OpaquePointer?
    guard try found(git_reference_lookup(&pointer, self.pointer, name)) else { return .missing }
    defer { git_reference_free(pointer) }
    if let id = git_reference_target(pointer) {
      return .object(ObjectID(id.pointee))
    }
    return .reference(String(git_reference_symbolic_target(pointer)) ?? "")
  }

  /// The commit that a reference points at; `nil` where there is no such reference.
  package func commit(ofReference name: String) throws(GitError) -> ObjectID? {
    guard case .object(let id) = try reference(name) else { return nil }
    return id
  }

  /// The file that exists while somebody moves a reference, or after somebody has been killed
  /// doing so.
  package func lockFile(ofReference name: String) -> String {
    "\(name == "HEAD" ? gitDirectory : commonDirectory)/\(name).lock"
  }

  /// Lets a reference point at another commit, if it still points at the expected one.
  ///
  /// The comparison happens under the reference's lock, which is the one that git takes. Where
  /// HEAD points at the reference, its log gets the line as well.
  ///
  /// The name is the full one, or "HEAD" for a detached one. An old value of `nil` means that the
  /// reference must not exist. Where it is not as expected, this throws an error of kind
  /// `modified`.
  package func updateReference(
    _ name: String,
    from old: ObjectID?,
    to new: ObjectID,
    logMessage: String,
    by signature: Signature
  ) throws(GitError) {
    let transaction = try Handle(freedBy: git_transaction_free) {
      git_transaction_new(&$0, pointer)
    }
    try check(git_transaction_lock_ref(transaction.pointer, name))
    guard try reference(name) == (old.map { .object($0) } ?? .missing) else {
      throw GitError(.modified, "'\(name)' no longer points at the expected commit")
    }
    let signature = try signature.handle()
    var id = new.raw
    try check(
      git_transaction_set_target(transaction.pointer, name, &id, signature.pointer, logMessage)
    )
    try sharing(reference: name) { () throws(GitError) in
      try check(git_transaction_commit(transaction.pointer))
    }
  }
}
