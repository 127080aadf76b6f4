internal import AdvancedKanbanMarkdown
internal import Git

/// The files of a board as a tree has them.
struct BoardTree {
  /// The files right in the folder that a board may consist of, by the bytes of their names.
  let entries: [[UInt8]: TreeEntry]

  /// What they hold.
  var files: BoardFiles

  /// - Parameters:
  ///   - path: The path of the folder within the repository; "" for the root.
  ///   - root: The tree of a commit; an empty board without one.
  ///   - reader: Reads the objects.
  /// - Throws: ``GitError``, where an object is missing among others.
  init(
    at path: String,
    in root: ObjectID?,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    var entries: [[UInt8]: TreeEntry] = [:]
    var files: [[UInt8]: [UInt8]] = [:]
    if let root, let folder = try reader.folder(names, in: root) {
      for entry in try reader.entries(of: folder) where entry.isBoardFile {
        entries[entry.nameBytes] = entry
        files[entry.nameBytes] = try reader.blob(entry.id)
      }
    }
    self.entries = entries
    self.files = BoardFiles(files)
  }
}

extension TreeEntry {
  /// Whether this is a file that can be one of a board's: links and names that are no UTF-8 are not.
  fileprivate var isBoardFile: Bool {
    mode.isFile && nameBytes.suffix(3).elementsEqual(".md".utf8)
      && name.utf8.elementsEqual(nameBytes)
  }
}
