internal import CGit2

/// Why libgit2, or this wrapper around it, could not do something.
package struct GitError: Error, Equatable, Sendable {
  /// What the caller can do something about.
  package let kind: Kind

  /// The answer of libgit2, below zero; -1 for errors that this wrapper raises itself.
  package let code: Int32

  /// The part of libgit2 that failed (its "class"); 0 for errors of this wrapper.
  package let category: Int32

  /// A sentence about what happened, without a full stop.
  package let message: String

  package enum Kind: Equatable, Sendable {
    case notFound
    case exists
    case ambiguous
    /// Not a valid name, path or revision.
    case invalid
    /// The branch has no commit yet.
    case unborn
    /// Another process holds the lock file.
    case locked
    /// Compare-and-swap failed: the reference no longer has the expected value.
    case modified
    /// The repository belongs to another user and is not listed in `safe.directory`.
    case unsafeOwner
    /// The process may not look at a file of the repository.
    case denied
    /// A file of the git directory, given within it, does not hold what it should.
    case damaged(path: String)
    /// The repository uses something that libgit2 cannot handle.
    case unsupported(UnsupportedFeature)
    /// No name or e-mail is configured for commits.
    case missingIdentity(MissingIdentity)
    /// An object, if it is known which, is not there; a partial clone has not fetched it yet.
    case missingObject(ObjectID?)
    /// An object that a partial clone lacks could not be fetched; the message says which and why.
    case unfetched
    case other
  }

  /// The part of the identity that is configured nowhere.
  package enum MissingIdentity: Equatable, Sendable {
    case name
    case email
  }
}

extension GitError: CustomStringConvertible {
  package var description: String { message }
}

extension GitError {
  /// An error that this wrapper raises itself.
  init(_ kind: Kind, _ message: String) {
    self.init(kind: kind, code: GIT_ERROR.rawValue, category: 0, message: message)
  }

  /// The error for a value that git does not take.
  package static func invalid(_ message: String) -> GitError { GitError(.invalid, message) }

  /// The error for something that libgit2 does not handle.
  init(unsupported feature: UnsupportedFeature) {
    self.init(.unsupported(feature), "\(feature) not supported")
  }

  /// Copies the failure of the call that has just returned `code` on this thread.
  ///
  /// The library keeps its message until the next one, so it is cleared here: a call that fails
  /// without a message must not be given that of an older failure.
  init(lastFailureWithCode code: Int32) {
    let last = git_error_last()
    category = last?.pointee.klass ?? 0
    message = String(last?.pointee.message) ?? "libgit2 failed with code \(code)"
    self.code = code
    kind = Kind(code: code, category: category, message: message)
    git_error_clear()
  }
}

extension GitError.Kind {
  fileprivate init(code: Int32, category: Int32, message: String) {
    if let feature = UnsupportedFeature(message: message) {
      self = .unsupported(feature)
    } else if message.contains("safe.directory") {
      // libgit2 1.5 fails so, with GIT_ENOTFOUND, where that setting is absent (libgit2#6408).
      self = .unsafeOwner
    } else if message.hasSuffix("Permission denied") {
      // libgit2 answers GIT_ELOCKED for it.
      self = .denied
    } else if let name = message.suffix(after: "corrupted loose reference file: ") {
      self = .damaged(path: name)
    } else if code == GIT_ENOTFOUND.rawValue, category == Int32(GIT_ERROR_ODB.rawValue) {
      self = .missingObject(nil)
    } else {
      self = Self.kinds[code] ?? .other
    }
  }

  private static let kinds: [Int32: Self] = [
    GIT_ENOTFOUND.rawValue: .notFound,
    GIT_EEXISTS.rawValue: .exists,
    GIT_EAMBIGUOUS.rawValue: .ambiguous,
    GIT_EINVALIDSPEC.rawValue: .invalid,
    GIT_EUNBORNBRANCH.rawValue: .unborn,
    GIT_ELOCKED.rawValue: .locked,
    GIT_EMODIFIED.rawValue: .modified,
    GIT_EUSER.rawValue: .unfetched,
    GIT_EOWNER.rawValue: .unsafeOwner,
  ]
}
