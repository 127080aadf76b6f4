internal import CGit2

/// Who did something, and when.
package struct Signature: Hashable, Sendable {
  package var name: String
  package var email: String
  package var time: Timestamp

  package init(name: String, email: String, time: Timestamp) {
    self.name = name
    self.email = email
    self.time = time
  }
}

extension Signature {
  /// Copies a signature that libgit2 owns.
  init(_ raw: git_signature) {
    name = String(raw.name) ?? ""
    email = String(raw.email) ?? ""
    time = Timestamp(seconds: raw.when.time, offsetInMinutes: Int(raw.when.offset))
  }

  /// The form that libgit2 takes.
  func handle() throws(GitError) -> SignatureHandle {
    try SignatureHandle(self)
  }
}

/// Owns a signature of libgit2 for the length of a scope.
struct SignatureHandle: ~Copyable {
  let pointer: UnsafeMutablePointer<git_signature>

  fileprivate init(_ signature: Signature) throws(GitError) {
    var pointer: UnsafeMutablePointer<git_signature>?
    try check(
      git_signature_new(
        &pointer,
        signature.name,
        signature.email,
        signature.time.seconds,
        Int32(signature.time.offsetInMinutes)
      )
    )
    guard let pointer else { throw GitError(.other, "libgit2 handed out no signature") }
    self.pointer = pointer
  }

  deinit { git_signature_free(pointer) }
}
