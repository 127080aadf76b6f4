internal import SourceText

/// A board with all that checks look at: its files as they are, and what was read from them.
package struct CheckedBoard: Sendable {
  /// The board as it was read.
  package let board: MarkdownKanbanBoard

  /// `board.md`, where there is one, and those files of the columns that can be read, in the order
  /// of the board.
  package let files: [CheckedFile]

  /// The indices of the files by the bytes of their names: two names that differ in their normal
  /// form alone are two files.
  private let positions: [[UInt8]: Int]

  /// The names of all Markdown files in the folder, in natural order.
  let names: [String]

  /// What can be said of the names of further Markdown files, which are no UTF-8.
  let unreadableNames: [String]

  /// The merges in the history whose damage is on the board; none where nobody has looked for them.
  package var merges: [AuditedMerge] = []

  /// What `board.md` says; `nil` where there is none.
  let index: BoardFile?

  /// Which checks the board wants.
  package var settings: CheckSettings { board.checks }

  /// Reads a board.
  ///
  /// - Parameters:
  ///   - names: The names of the Markdown files in the folder, with `.md`.
  ///   - unreadable: What can be said of the names of further ones, which are no UTF-8.
  ///   - content: Gives the bytes of one of the files.
  /// - Throws: What `content` throws.
  package init<Failure>(
    files names: [String],
    unreadable: [String] = [],
    content: (String) throws(Failure) -> FileContent
  ) throws(Failure) {
    var files: [CheckedFile] = []
    board = try MarkdownKanbanBoard(files: names) { name throws(Failure) in
      let content = try content(name)
      if case .file(let file) = content { files.append(CheckedFile(name: name, file: file)) }
      return content
    }
    self.files = files
    unreadableNames = unreadable
    self.names = names.sorted(by: ColumnName.precedes)
    positions = Dictionary(
      files.enumerated().map { (Array($1.name.utf8), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let boardFile = files.first { $0.name == BoardFile.name }
    index = boardFile.map { BoardFile($0.file) }
  }

  /// The files of the columns, in the order of the board.
  var columnFiles: some Sequence<CheckedFile> { files.lazy.filter { $0.name != BoardFile.name } }

  /// The index of a file among those that were read.
  func position(of name: String) -> Int? { positions[Array(name.utf8)] }

  /// A file that was read.
  package func file(_ name: String) -> CheckedFile? { position(of: name).map { files[$0] } }
}

/// A file of a board: `board.md` or a column.
package struct CheckedFile: Sendable {
  /// The name within the board's folder, with `.md`.
  package let name: String

  package let file: MarkdownCardFile

  var text: SourceText { file.text }
}
