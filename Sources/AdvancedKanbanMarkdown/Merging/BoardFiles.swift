internal import AdvancedKanban

/// The files of a board in one of its versions, by the bytes of their names: two names that differ in
/// their Unicode normal form alone are two files.
package struct BoardFiles: Equatable, Sendable {
  /// What the files hold; those that are no files of the board are among them.
  package private(set) var contents: [[UInt8]: [UInt8]]

  /// - Parameter contents: The Markdown files of the folder, by the bytes of their names with `.md`.
  package init(_ contents: [[UInt8]: [UInt8]] = [:]) { self.contents = contents }

  package subscript(name: [UInt8]) -> [UInt8]? {
    get { contents[name] }
    set { contents[name] = newValue }
  }

  /// `board.md`, if it is there.
  var index: MarkdownCardFile? { contents[Array(BoardFile.name.utf8)].map { MarkdownCardFile($0) } }

  /// The IDs of the columns in order.
  package var columnIDs: [String] {
    let names = contents.keys.map { String(decoding: $0.dropLast(3), as: UTF8.self) }
    return ColumnOrder(names: names.sorted(), index: index.map { BoardFile($0) }).columns
  }
}

extension BoardFiles {
  /// The columns in order.
  package var columns: [MarkdownKanbanColumn] { BoardSide(self, []).columns }
}
