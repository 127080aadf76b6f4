internal import CGit2

/// Where HEAD points.
package struct Head: Equatable, Sendable {
  /// The full name of the branch that HEAD points at, or "HEAD" where it is detached: the
  /// reference that the next commit moves.
  package let referenceName: String

  /// The commit there, or `nil` where the branch has none yet.
  package let commit: ObjectID?

  package var isDetached: Bool { referenceName == "HEAD" }

  package init(referenceName: String, commit: ObjectID?) {
    self.referenceName = referenceName
    self.commit = commit
  }
}

extension Repository {
  package func head() throws(GitError) -> Head {
    var name = "HEAD"
    // A branch may be another name for a branch; git follows five of these.
    for _ in 0...5 {
      switch try reference(name) {
      case .missing: return Head(referenceName: name, commit: nil)
      case .object(let id): return Head(referenceName: name, commit: id)
      case .reference(let target): name = target
      }
    }
    throw GitError(.invalid, "HEAD points through too many symbolic references")
  }
}
