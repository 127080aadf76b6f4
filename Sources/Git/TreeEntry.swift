internal import CGit2
internal import Glibc

/// One name in a tree, and the object that it stands for.
package struct TreeEntry: Equatable, Sendable {
  /// The name as git has it; it need not be UTF-8.
  package let nameBytes: [UInt8]
  package let id: ObjectID
  package let mode: FileMode

  /// The name as text; bytes that are no UTF-8 are repaired.
  package var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// A link as the file that it leads to.
  package func leading(to file: ObjectID) -> TreeEntry {
    TreeEntry(nameBytes: nameBytes, id: file, mode: .file)
  }
}

extension TreeEntry {
  /// Copies an entry that libgit2 owns.
  init?(_ entry: OpaquePointer?) {
    guard let entry, let name = git_tree_entry_name(entry), let id = git_tree_entry_id(entry),
      let mode = FileMode(rawValue: git_tree_entry_filemode(entry).rawValue)
    else { return nil }
    self.nameBytes = [UInt8](UnsafeRawBufferPointer(start: name, count: strlen(name)))
    self.id = ObjectID(id.pointee)
    self.mode = mode
  }
}
