internal import AdvancedKanbanMarkdown
internal import Git

/// A file of the board as the folder, the index and the last commit have it.
struct VersionedFile {
  /// The file name within the board's folder.
  let name: String

  /// The file itself, links followed.
  let location: String

  /// The path within the repository.
  let path: String

  let head: Stored?
  let index: Stored?

  /// A content that the repository has.
  struct Stored {
    let mode: FileMode
    let file: MarkdownCardFile
  }
}
