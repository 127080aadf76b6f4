internal import SourceText

extension Check {
  static let columnFileMissing = Check(
    whileReading: "column-file-missing",
    .error,
    "board.md lists a file that does not exist"
  )
}

extension Finding {
  /// The finding at an item whose file is not among those that there are; names without `.md`.
  static func columnFileMissing(_ link: BoardFile.ColumnLink, among names: [String]) -> Finding {
    let wanted = ColumnName.folded(link.id)
    let similar = names.first { ColumnName.folded($0) == wanted }
    return Finding(
      .columnFileMissing,
      path: BoardFile.name,
      at: SourceLocation(line: link.line, column: 1),
      "'\(link.id).md' is listed as a column but is not in the folder"
        + (similar.map { similar in
          similar == link.id
            ? "; the file has the same name in another Unicode normal form"
            : "; there is '\(similar).md'"
        } ?? "")
    )
  }
}
