package import AdvancedKanbanMarkdown
internal import Git

/// The folder that a board is.
package struct BoardFolder: Hashable, Sendable {
  /// The path of the folder, as it was given.
  package let path: String

  package init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The path of a file in the folder.
  package func path(of name: String) -> String { path == "/" ? "/" + name : "\(path)/\(name)" }

  /// The folder above.
  var parent: String {
    let slash = path.lastIndex(of: "/")
    return slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Where a file of the folder is, once links are followed.
  func location(of name: String) -> String {
    let path = path(of: name)
    return realPath(path) ?? realPath(self.path).map { BoardFolder($0).path(of: name) } ?? path
  }

  /// A file in the folder, unless it is beyond what is read.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - known: The file as it was read before, which is taken if it still holds the same bytes.
  ///   - isWholly: Whether more will be asked than where its cards stand.
  ///   - filter: Gives what is to be read for the bytes of the file.
  /// - Returns: The file.
  /// - Throws: ``KanbanStoreError``.
  func file(
    _ name: String,
    known: MarkdownCardFile? = nil,
    isWholly: Bool = false,
    filter: ([UInt8]) -> [UInt8] = { $0 }
  ) throws(KanbanStoreError) -> MarkdownCardFile {
    let bytes = filter(try bytes(of: name))
    do throws(FileLimit) {
      if let known, !isWholly, known.bytes.hasBytes(of: bytes) { return known }
      return try MarkdownCardFile(limiting: bytes, isWholly: isWholly)
    } catch {
      throw .beyondLimit(error, path: name)
    }
  }

  /// The bytes of a file in the folder, unless they are more than what is read.
  func bytes(of name: String) throws(KanbanStoreError) -> [UInt8] {
    let bytes: [UInt8]?
    do {
      bytes = try readFileAtRest(path(of: name), upTo: FileLimit.maximumByteCount)
    } catch {
      throw .file(error)
    }
    guard let bytes else { throw .beyondLimit(.byteCount, path: name) }
    return bytes
  }

  /// What there is to read of a file in the folder.
  ///
  /// - Throws: ``KanbanStoreError``, where it is `board.md` that cannot be read: without it nobody
  ///   knows the columns.
  func content(
    of name: String,
    known: MarkdownCardFile? = nil,
    isWholly: Bool = false,
    filter: ([UInt8]) -> [UInt8] = { $0 }
  ) throws(KanbanStoreError) -> FileContent {
    do {
      return .file(try file(name, known: known, isWholly: isWholly, filter: filter))
    } catch {
      guard name != BoardFile.name, let reason = error.obstacle else { throw error }
      return .unreadable(reason: reason)
    }
  }

  /// The names of the Markdown files in the folder.
  func fileNames() throws(KanbanStoreError) -> [String] {
    do {
      return try AdvancedKanbanGit.fileNames(in: path).filter { $0.hasSuffix(".md") }
    } catch  where error.code == 20 && exists(path) {
      throw .file(error)
    } catch  where error.code == 2 || error.code == 20 {
      throw .noBoard(folder: path)
    } catch {
      throw .file(error)
    }
  }

  /// The board as it is now.
  ///
  /// A card that moves while the files are read one after the other would be in two columns or in
  /// none, so that they are read again then, for a moment.
  package func board() throws(KanbanStoreError) -> MarkdownKanbanBoard {
    try board { name throws(KanbanStoreError) in
      try content(of: name, isWholly: name == BoardFile.name)
    }
  }

  /// The board as it is now, each file as a function gives it.
  func board(
    _ content: (String) throws(KanbanStoreError) -> FileContent
  ) throws(KanbanStoreError) -> MarkdownKanbanBoard {
    var wait = Wait(.milliseconds(500))
    while true {
      let names = try fileNames()
      guard !names.isEmpty else { throw .noBoard(folder: path) }
      let versions = versions(of: names)
      let board = try MarkdownKanbanBoard(files: names) { name throws(KanbanStoreError) in
        try content(name)
      }
      guard self.versions(of: names) != versions, wait.goesOn() else { return board }
    }
  }

  private func versions(of names: [String]) -> [FileVersion?] {
    names.map { FileVersion(of: path(of: $0)) }
  }
}

extension KanbanStoreError {
  /// What keeps a file from being read, if this is about that.
  fileprivate var obstacle: String? {
    switch self {
    case .file(let failure) where failure.action == .read: failure.obstacle
    case .beyondLimit(let limit, path: _): "it " + limit.reason
    default: nil
    }
  }
}
