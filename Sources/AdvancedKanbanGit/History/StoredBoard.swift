package import AdvancedKanbanMarkdown
package import Git

/// A board and the blobs that its files are, or would be, in git.
package struct StoredBoard: Sendable {
  package let board: MarkdownKanbanBoard

  /// The blobs by the bytes of the file names: two names that differ in their Unicode normal form
  /// alone are two files.
  private let blobs: [[UInt8]: ObjectID]

  /// What was read of `board.md` and of the columns, by the bytes of the file names. The cards hold
  /// the same bytes, so this takes next to no memory.
  private let contents: [[UInt8]: [UInt8]]

  /// The files and what they hold.
  var files: BoardFiles { BoardFiles(contents) }

  init(
    _ board: MarkdownKanbanBoard,
    blobs: [[UInt8]: ObjectID],
    contents: [[UInt8]: [UInt8]]
  ) {
    self.board = board
    self.blobs = blobs
    self.contents = contents
  }

  /// Whether there is any file at all.
  package var hasFiles: Bool { !blobs.isEmpty }

  /// The blob of a file, by its name with `.md`; `nil` where git cannot say.
  package func blob(of name: String) -> ObjectID? { blobs[Array(name.utf8)] }

  /// The bytes of `board.md` or of a column's file, by its name with `.md`; `nil` where it is not
  /// there or cannot be read.
  package func content(of name: String) -> [UInt8]? { contents[Array(name.utf8)] }
}

extension StoredBoard {
  /// Reads a board from blobs.
  ///
  /// - Parameters:
  ///   - blobs: The Markdown files by the bytes of their names.
  ///   - content: Gives the content of one, by its name and blob.
  /// - Throws: What `content` throws, and where `board.md` is beyond what is read.
  init(
    _ blobs: [[UInt8]: ObjectID],
    content: (String, ObjectID) throws(KanbanStoreError) -> [UInt8]
  ) throws(KanbanStoreError) {
    let names = blobs.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
    var contents: [[UInt8]: [UInt8]] = [:]
    board = try MarkdownKanbanBoard(files: names) { name throws(KanbanStoreError) in
      guard let id = blobs[Array(name.utf8)] else { return .bytes([]) }
      let bytes = try content(name, id)
      contents[Array(name.utf8)] = bytes
      return try .read(bytes, of: name)
    }
    self.blobs = blobs
    self.contents = contents
  }
}

extension FileContent {
  /// A file that has been read whole, unless it is beyond what is read.
  fileprivate static func read(
    _ bytes: [UInt8],
    of name: String
  ) throws(KanbanStoreError) -> FileContent {
    let isIndex = name == BoardFile.name
    do throws(FileLimit) {
      return .file(try MarkdownCardFile(limiting: bytes, isWholly: isIndex))
    } catch {
      guard !isIndex else { throw .beyondLimit(error, path: name) }
      return .unreadable(reason: "it " + error.reason)
    }
  }
}
