internal import Git
internal import Glibc

// A note may have come with the files: out of an archive, or as a file that somebody has committed.
// So it is not believed further than that what it names belongs to the board or its repository.

extension Intent {
  /// Whether all that a note names belongs to a board.
  ///
  /// - Parameters:
  ///   - folder: The board.
  ///   - state: The folder that the note lies in.
  ///   - environment: The variables of the process, of which git's count.
  /// - Returns: Whether the note may be believed.
  func belongs(
    to folder: BoardFolder,
    _ state: StateFolder,
    _ environment: [String: String]
  ) -> Bool {
    guard !state.isWithinBoard else {
      return publication == nil && belongs(to: state, BoardBounds(around: folder), folder.isFile)
    }
    guard
      let repository = try? Repository(discoveringFrom: folder.path, environment: environment)
    else { return false }
    // A repository may have several boards, and the note may be of another one than this.
    return publication?.belongs(to: repository) ?? true
      && belongs(to: state, BoardBounds(of: repository, around: folder)) { _ in true }
  }

  private func belongs(
    to state: StateFolder,
    _ bounds: BoardBounds,
    _ isOfBoard: (String) -> Bool
  ) -> Bool {
    files.allSatisfy { file in
      bounds.contains(file.location) && isReal(file.location) && isOfBoard(file.location)
        && file.hasSlot(of: state)
    }
  }
}

extension Intent.Publication {
  /// Whether the reference is one, and the lock file is that of the reference.
  ///
  /// The index needs no question: only what goes with a lock file of ours is put back.
  fileprivate func belongs(to repository: borrowing Repository) -> Bool {
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts == ["HEAD"] || parts.count > 1 && parts[0] == "refs"
    return isName && !parts.contains { $0.isEmpty || $0.hasPrefix(".") }
      && referenceLock == repository.lockFile(ofReference: reference)
  }
}

extension FileReplacement {
  /// Whether the slot is a file where this program makes them, with a name as it gives them.
  fileprivate func hasSlot(of state: StateFolder) -> Bool {
    guard let (folder, name) = splitPath(slot), isFileOrMissing(slot) else { return false }
    if let random = name.between("kanban-md-", "") {
      return random.isRandomName && realPath(folder) == realPath(state.path)
    }
    guard let random = name.between(".kanban-md-", ".tmp") else { return false }
    return random.isRandomName && folder == splitPath(location)?.folder
  }
}

extension BoardFolder {
  /// Whether a file, links followed, is one of the folder's Markdown files, or could become one.
  fileprivate func isFile(_ location: String) -> Bool {
    if (try? fileNames())?.contains(where: { self.location(of: $0) == location }) ?? false {
      return true
    }
    guard let (parent, name) = splitPath(location) else { return false }
    return !exists(location) && parent == realPath(path) && name.hasSuffix(".md")
  }
}

/// Whether a path leads to its file without any link.
private func isReal(_ path: String) -> Bool {
  guard let (folder, name) = splitPath(path), isFileOrMissing(path) else { return false }
  return name != ".." && name != "." && realPath(folder) == folder
}

private func isFileOrMissing(_ path: String) -> Bool {
  do {
    guard let status = try fileStatus(path) else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  } catch {
    return false
  }
}

private func splitPath(_ path: String) -> (folder: String, name: String)? {
  guard let slash = path.lastIndex(of: "/") else { return nil }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[path.index(after: slash)...]))
}

extension String {
  /// What is left without a beginning and an end, if it has both.
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard hasPrefix(start), hasSuffix(end), count > start.count + end.count else { return nil }
    return dropFirst(start.count).dropLast(end.count)
  }
}

extension Substring {
  /// Whether these are digits and small letters alone.
  fileprivate var isRandomName: Bool {
    utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
  }
}
