internal import AdvancedKanbanMarkdown

/// The files of a board in one of its versions: the folder's, the index's or a commit's.
struct BoardVersion {
  /// The files that have been looked at, by name; those that the version lacks are missing here.
  private(set) var files: [String: MarkdownCardFile]

  /// The names of the files that differ from what the version began with.
  private(set) var changes: Set<String> = []

  /// The names of the files that an edit has brought into the version.
  var arrivals: Set<String> = []

  /// The names of the files that no edit may bring into the version: they were taken out on purpose.
  var withheld: Set<String> = []

  /// The files that are staged: those that this version does not have arrive with their settings.
  var waiting: [String: MarkdownCardFile] = [:]

  init(_ files: [String: MarkdownCardFile] = [:]) { self.files = files }

  subscript(name: String) -> MarkdownCardFile? { files[name] }

  /// Whether there is a file whose name is equal to another one and differs from it in its bytes.
  func hasNamesake(of name: String) -> Bool {
    files.index(forKey: name).map { !files[$0].key.utf8.elementsEqual(name.utf8) } ?? false
  }

  /// Notes what a file has held all along.
  mutating func load(_ name: String, _ file: MarkdownCardFile) { files[name] = file }

  /// Gives a file another content.
  mutating func set(_ name: String, _ file: MarkdownCardFile) {
    guard files[name]?.bytes != file.bytes, !withheld.contains(name) else { return }
    files[name] = file
    changes.insert(name)
  }

  /// Takes a file out.
  mutating func remove(_ name: String) {
    if files.removeValue(forKey: name) != nil { changes.insert(name) }
  }

  /// Takes a file's content from another version, which may have removed it.
  mutating func take(_ name: String, from other: BoardVersion) {
    if let file = other[name] { set(name, file) } else { remove(name) }
  }
}
