internal import AdvancedKanbanMarkdown

/// The changed files of a board on their way into the folder: written in full, then put in place one
/// after the other, and put back where something fails behind them.
struct FolderWrite: ~Copyable {
  private var written: [(location: String, old: [UInt8]?)] = []
  private let contents: [(location: String, old: [UInt8]?, new: [UInt8])]

  /// - Parameters:
  ///   - names: The files to write.
  ///   - old: The folder's version as it was read.
  ///   - new: The version to write.
  ///   - locations: Where the files are, by name.
  init(
    _ names: [String],
    from old: BoardVersion,
    to new: BoardVersion,
    at locations: [String: String]
  ) {
    contents = names.sorted().compactMap { name in
      guard let location = locations[name], let bytes = new[name]?.bytes else { return nil }
      return (location, old[name]?.bytes, bytes)
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
    for file in written.reversed() {
      guard let old = file.old else {
        removeFile(file.location)
        continue
      }
      if var pending = try? PendingFile(for: file.location, old) { try? pending.place() }
    }
    written = []
  }

  private mutating func replace(
    _ content: (location: String, old: [UInt8]?, new: [UInt8])
  ) throws(KanbanStoreError) {
    do {
      var pending = try PendingFile(for: content.location, content.new)
      guard Self.currentBytes(of: content.location) == content.old else {
        throw KanbanStoreError.fileChanged(path: content.location)
      }
      try pending.place()
      written.append((content.location, content.old))
    } catch let error as FileFailure {
      throw .file(error)
    } catch let error as KanbanStoreError {
      throw error
    } catch {
      throw .fileChanged(path: content.location)
    }
  }

  private static func currentBytes(of location: String) -> [UInt8]? {
    exists(location) ? try? readFile(location) : nil
  }
}
