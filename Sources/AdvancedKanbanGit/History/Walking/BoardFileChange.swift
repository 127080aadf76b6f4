package import Git

/// What has become of a file of a board from one commit to the next.
package struct BoardFileChange: Hashable, Sendable {
  /// The name within the board's folder, with `.md`.
  package let name: String

  /// What was there before; `nil` for a new file.
  package let old: Version?

  /// What is there now; `nil` for a file that is gone.
  package let new: Version?

  /// A content and how it is stored; that of a link is the path that it leads to.
  package struct Version: Hashable, Sendable {
    package let id: ObjectID
    package let mode: FileMode
  }
}

extension [BoardFileChange] {
  /// The changes from one list of files to another, both in git's order.
  init(from old: [TreeEntry], to new: [TreeEntry]) {
    self = []
    var (old, new) = (old[...], new[...])
    while let name = Self.firstName(old.first, new.first) {
      let before = old.first?.nameBytes == name ? old.removeFirst() : nil
      let after = new.first?.nameBytes == name ? new.removeFirst() : nil
      guard before?.id != after?.id || before?.mode != after?.mode else { continue }
      append(
        BoardFileChange(
          name: String(decoding: name, as: UTF8.self),
          old: before.map { BoardFileChange.Version(id: $0.id, mode: $0.mode) },
          new: after.map { BoardFileChange.Version(id: $0.id, mode: $0.mode) }
        )
      )
    }
  }

  private static func firstName(_ one: TreeEntry?, _ other: TreeEntry?) -> [UInt8]? {
    guard let one, let other else { return (one ?? other)?.nameBytes }
    return one.nameBytes.lexicographicallyPrecedes(other.nameBytes)
      ? one.nameBytes : other.nameBytes
  }
}
