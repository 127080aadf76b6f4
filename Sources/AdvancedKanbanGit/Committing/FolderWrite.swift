internal import AdvancedKanbanMarkdown

/// The changed files of a board on their way into the folder: written in full, then put in place one
/// after the other, and put back where something fails behind them.
struct FolderWrite: ~Copyable {
  /// A file that is to be replaced.
  private struct Content {
    let location: String
    let old: [UInt8]?
    let new: [UInt8]
  }

  private let contents: [Content]
  private var written: [Content] = []

  /// - Parameters:
  ///   - names: The files to write, in this order.
  ///   - old: The folder's version as it was read.
  ///   - new: The version to write.
  ///   - locations: Where the files are, by name.
  init(
    _ names: [String],
    from old: BoardVersion,
    to new: BoardVersion,
    at locations: [String: String]
  ) {
    contents = names.compactMap { name in
      guard let location = locations[name], let bytes = new[name]?.bytes else { return nil }
      return Content(location: location, old: old[name]?.bytes, new: bytes)
    }
  }

  /// Replaces all files, or none.
  ///
  /// A file that does not hold any more what was read is not touched.
  mutating func perform() throws(KanbanStoreError) {
    do {
      for content in contents { try replace(content) }
    } catch {
      rollBack()
      throw error
    }
  }

  /// Puts back what was there, as far as nobody has changed it since.
  mutating func rollBack() {
    for content in written.reversed() where Self.currentBytes(of: content.location) == content.new {
      guard let old = content.old else {
        removeFile(content.location)
        continue
      }
      if var pending = try? PendingFile(for: content.location, old) { try? pending.place() }
    }
    written = []
  }

  private mutating func replace(_ content: Content) throws(KanbanStoreError) {
    do {
      var pending = try PendingFile(for: content.location, content.new)
      guard Self.currentBytes(of: content.location) == content.old else {
        throw KanbanStoreError.fileChanged(path: content.location)
      }
      try pending.place()
      written.append(content)
    } catch let error as FileFailure {
      throw .file(error)
    } catch {
      throw .fileChanged(path: content.location)
    }
  }

  private static func currentBytes(of location: String) -> [UInt8]? {
    exists(location) ? try? readFile(location) : nil
  }
}
