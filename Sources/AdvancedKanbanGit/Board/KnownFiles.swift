internal import AdvancedKanbanMarkdown

/// Files of a board as they were read, each with the column that it is.
struct KnownFiles {
  struct Entry {
    let file: MarkdownCardFile

    /// The column, once the board has been read.
    var column: MarkdownKanbanColumn?
  }

  /// By the bytes of their names: two that are equal as text may be two files.
  private var entries: [[UInt8]: Entry] = [:]

  subscript(name: String) -> Entry? { entries[Array(name.utf8)] }

  mutating func note(_ file: MarkdownCardFile, as name: String) {
    entries[Array(name.utf8)] = Entry(file: file)
  }

  /// Takes note of a column, if its file was noted.
  mutating func note(_ column: MarkdownKanbanColumn) {
    entries[Array(column.path.utf8)]?.column = column
  }
}
