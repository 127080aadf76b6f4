internal import Git

/// What is about to be done to the files, the index and the branch, noted down before it is done.
///
/// Whoever finds the note knows that somebody was killed, and takes back what was begun.
struct Intent: Hashable {
  var files: [FileReplacement]
  var publication: Publication?

  /// What changes in the index.
  var entries: [EntryChange] = []

  /// The part that is git's.
  struct Publication: Hashable {
    /// The index file.
    let index: String

    /// The full name of the reference that is to move.
    let reference: String

    /// The lock file that the reference has while it moves.
    let referenceLock: String

    /// Where the reference is to point; `nil` where only the index is to change, and as long as the
    /// commit is not made.
    var commit: ObjectID?
  }
}

// MARK: - As bytes

extension Intent {
  private static let form = "kanban-md 1"
  private static let end = "end"

  /// The note: fields that end in NUL, which no path has.
  var bytes: [UInt8] {
    let changes = files.flatMap(\.fields) + entries.flatMap(\.fields)
    let fields = [Self.form] + changes + (publication?.fields ?? []) + [Self.end]
    return fields.flatMap { Array($0.utf8) + [0] }
  }

  /// Reads a note; one that is not whole is none, since nothing has been done by then.
  init?(_ bytes: [UInt8]) {
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }[...]
    guard fields.popFirst() == Self.form else { return nil }
    self.init(files: [])
    while let kind = fields.popFirst(), kind != Self.end {
      guard fields.count >= 4 else { return nil }
      let values = Array(fields.prefix(4))
      fields = fields.dropFirst(4)
      guard take(kind, values) else { return nil }
    }
    guard fields == [""] else { return nil }
  }

  private mutating func take(_ kind: String, _ values: [String]) -> Bool {
    switch kind {
    case FileReplacement.kind:
      guard let file = FileReplacement(values) else { return false }
      files.append(file)
    case Publication.kind: publication = Publication(values)
    case EntryChange.kind:
      guard let entry = EntryChange(values) else { return false }
      entries.append(entry)
    default: return false
    }
    return true
  }
}

extension FileReplacement {
  fileprivate static let kind = "file"

  fileprivate var fields: [String] {
    [Self.kind, location, slot, old.map { "\($0)" } ?? "", new.map { "\($0)" } ?? ""]
  }

  fileprivate init?(_ values: [String]) {
    let (old, new) = (ObjectID(hex: values[2]), ObjectID(hex: values[3]))
    guard new != nil || values[3].isEmpty && old != nil else { return nil }
    self.init(location: values[0], slot: values[1], old: old, new: new)
  }
}

extension Intent.Publication {
  fileprivate static let kind = "publication"

  fileprivate var fields: [String] {
    [Self.kind, index, reference, referenceLock, commit.map { "\($0)" } ?? ""]
  }

  fileprivate init(_ values: [String]) {
    self.init(
      index: values[0],
      reference: values[1],
      referenceLock: values[2],
      commit: ObjectID(hex: values[3])
    )
  }
}

extension EntryChange {
  fileprivate static let kind = "entry"

  fileprivate var fields: [String] {
    [
      Self.kind, path, old.map { "\($0)" } ?? "", String(mode.rawValue, radix: 8),
      new.map { "\($0)" } ?? "",
    ]
  }

  fileprivate init?(_ values: [String]) {
    guard let number = UInt32(values[2], radix: 8), let mode = FileMode(rawValue: number) else {
      return nil
    }
    let new = ObjectID(hex: values[3])
    guard new != nil || values[3].isEmpty else { return nil }
    self.init(path: values[0], old: ObjectID(hex: values[1]), mode: mode, new: new)
  }
}
