internal import SourceText

extension Check {
  static let columnEntry = Check(
    whileReading: "column-entry",
    .warning,
    "board.md lists what cannot be a column"
  )
}

extension Finding {
  /// The finding at an entry, as it is written, that names no file of a column.
  static func columnEntry(_ entry: String, at location: SourceLocation) -> Finding {
    Finding(
      .columnEntry,
      at: location,
      "'\(entry)' is listed and is no column; a column is listed as '[title](name.md)'"
    )
  }

  /// The finding at an entry that names a file which counts as a column on no board.
  static func reservedEntry(_ entry: String, at location: SourceLocation) -> Finding {
    Finding(
      .columnEntry,
      at: location,
      "'\(entry)' is listed and never is a column; remove it here"
    )
  }

  /// The finding at the first entry of a list of which no entry is a column.
  static func noColumnEntry(at location: SourceLocation) -> Finding {
    Finding(
      .columnEntry,
      at: location,
      "no entry of this list is a column, so every '*.md' file in the folder is one"
    )
  }
}
