internal import SourceText

extension Check {
  static let conflictCopy = Check(
    "conflict-copy",
    .warning,
    "A column is a copy that a sync or a download has left of another one",
    onBoard: { board in
      let copies = ConflictCopy.originals(among: board.names.map { String($0.dropLast(3)) })
      return board.board.columns.compactMap { column in
        copies[column.id].map { .conflictCopy(of: $0, path: column.path) }
      }
    }
  )
}

/// Recognizes the names that programs give to the second version of a file.
enum ConflictCopy {
  /// The names, without `.md`, that look like copies, each with the name that it is a copy of.
  static func originals(among ids: [String]) -> [String: String] {
    let existing = Set(ids)
    var result: [String: String] = [:]
    for id in ids {
      result[id] =
        syncOriginal(of: id)
        ?? copyOriginal(of: id).flatMap { original in
          existing.contains(original) ? original : nil
        }
    }
    return result
  }

  /// `x.sync-conflict-20231207-124140-ABC` and `x (Ann's conflicted copy 2023-12-07)`: what nobody
  /// would choose for a name.
  private static func syncOriginal(of id: String) -> String? {
    if let mark = id.indices.first(where: { id[$0...].hasPrefix(".sync-conflict-") }) {
      return String(id[..<mark])
    }
    guard let (stem, note) = parenthesized(id), note.lowercased().contains("conflicted copy") else {
      return nil
    }
    return stem
  }

  /// `x (1)`, `x 2`, `x copy`, `x - Copy`, `Copy of x`: copies if there is an `x`.
  private static func copyOriginal(of id: String) -> String? {
    if let (stem, note) = parenthesized(id), Int(note) != nil { return stem }
    for ending in [" - Copy", " copy"] where id.hasSuffix(ending) {
      return String(id.dropLast(ending.count))
    }
    if id.hasPrefix("Copy of ") { return String(id.dropFirst(8)) }
    let parts = id.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count > 1, let number = parts.last, Int(number) != nil else { return nil }
    return parts.dropLast().joined(separator: " ")
  }

  /// What stands before, and in, the parentheses at the end of a name.
  private static func parenthesized(_ id: String) -> (stem: String, note: String)? {
    guard id.hasSuffix(")"), let open = id.lastIndex(of: "("), open > id.startIndex else {
      return nil
    }
    let stem = id[..<open]
    guard stem.hasSuffix(" ") else { return nil }
    return (String(stem.dropLast()), String(id[open...].dropFirst().dropLast()))
  }
}

extension Finding {
  fileprivate static func conflictCopy(of original: String, path: String) -> Finding {
    Finding(
      .conflictCopy,
      path: path,
      "'\(path)' looks like a conflict copy of '\(original).md' and counts as a column; "
        + "take over what it has and remove it"
    )
  }
}
