internal import Git

/// Who made a commit, and when.
package struct EventCommit: Hashable, Sendable {
  /// The 40 digits of its ID.
  package let id: String

  /// The name of the author.
  package let author: String
  package let email: String

  /// When it was written, in seconds since 1970; a commit that has been carried to another place is
  /// still as old as it was.
  package let seconds: Int64

  /// How far the author's clock was ahead of UTC.
  package let offsetInMinutes: Int

  /// When it was committed, in seconds since 1970.
  let committed: Int64

  init(_ info: CommitInfo) {
    id = info.id.description
    author = info.author.name
    email = info.author.email
    seconds = info.author.time.seconds
    offsetInMinutes = info.author.time.offsetInMinutes
    committed = info.committer.time.seconds
  }
}
