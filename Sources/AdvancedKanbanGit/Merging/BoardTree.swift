internal import AdvancedKanbanMarkdown
internal import Git

/// The files of a board as a tree has them.
struct BoardTree {
  /// The files right in the folder that a board may consist of, by the bytes of their names.
  private(set) var entries: [[UInt8]: TreeEntry] = [:]

  /// What they hold.
  var files = BoardFiles()

  /// The names that are not those of files with a content of their own, but of links or folders.
  private var others: Set<[UInt8]> = []

  /// A board without files.
  init() {}

  /// - Parameters:
  ///   - path: The folder within the repository.
  ///   - root: The tree of a commit; an empty board without one.
  ///   - reader: Reads the objects.
  /// - Throws: ``GitError``, where an object is missing among others.
  init(
    at path: FolderPath,
    in root: ObjectID?,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    guard let root, let folder = try reader.folder(path.names, in: root) else { return }
    var contents: [[UInt8]: [UInt8]] = [:]
    let entries = try reader.entries(of: folder).filter(\.hasBoardName)
    reader.announce(entries.filter(\.mode.isFile).map(\.id))
    for entry in entries {
      if entry.mode.isFile {
        self.entries[entry.nameBytes] = entry
        contents[entry.nameBytes] = try reader.blob(entry.id)
      } else {
        others.insert(entry.nameBytes)
      }
    }
    files = BoardFiles(contents)
  }

  /// Leaves out of all versions of a board what is not a file in each that has it. So a column that one
  /// side has made a link is git's to merge, and not a column that the side has removed.
  static func leaveOutOthers(_ versions: inout [BoardTree]) {
    let others = versions.reduce(into: Set()) { $0.formUnion($1.others) }
    for index in versions.indices {
      for name in others {
        versions[index].entries[name] = nil
        versions[index].files[name] = nil
      }
    }
  }
}

extension TreeEntry {
  /// Whether this has the name of a file of a board: names that are no UTF-8 are none.
  fileprivate var hasBoardName: Bool {
    nameBytes.suffix(3).elementsEqual(".md".utf8) && name.utf8.elementsEqual(nameBytes)
  }
}
