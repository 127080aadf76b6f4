internal import SourceText

extension Check {
  static let columnNameClash = Check(
    "column-name-clash",
    .error,
    "Two file names are one on systems that ignore case or normal forms",
    onBoard: ColumnNameClashCheck.findings
  )
}

private enum ColumnNameClashCheck {
  static func findings(in board: CheckedBoard) -> [Finding] {
    var first: [String: String] = [:]
    return board.names.compactMap { name in
      guard let other = first[ColumnName.folded(name)] else {
        first[ColumnName.folded(name)] = name
        return nil
      }
      let path = [name, other].first { board.file($0) != nil }
      return path.map { finding(name, other, in: $0) }
    }
  }

  private static func finding(_ name: String, _ other: String, in path: String) -> Finding {
    let difference = name == other ? "Unicode normal form" : "case"
    return Finding(
      .columnNameClash,
      path: path,
      "'\(name)' and '\(other)' differ in \(difference) alone, and are one file on many systems; "
        + "rename one"
    )
  }
}
