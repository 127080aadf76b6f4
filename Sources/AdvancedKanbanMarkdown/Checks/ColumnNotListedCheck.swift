internal import SourceText

extension Check {
  static let columnNotListed = Check(
    "column-not-listed",
    .warning,
    "board.md lists columns, and another file lies beside them",
    onBoard: ColumnNotListedCheck.findings
  )
}

private enum ColumnNotListedCheck {
  static func findings(in board: CheckedBoard) -> [Finding] {
    guard let last = board.index?.columns.last, let columns = board.index?.columns else {
      return []
    }
    let listed = Set(columns.map { Array($0.id.utf8) })
    let ids = board.names.map { String($0.dropLast(3)) }
    let unlisted = ids.filter { ColumnName.isColumn($0) && !listed.contains(Array($0.utf8)) }
    let copies = ConflictCopy.originals(among: ids)
    return unlisted.map { id in
      Finding(
        .columnNotListed,
        path: BoardFile.name,
        at: SourceLocation(line: last.line, column: 1),
        message(for: id, copiedFrom: copies[id])
      )
    }
  }

  private static func message(for id: String, copiedFrom original: String?) -> String {
    original.map { original in
      "'\(id).md' is not listed and looks like a conflict copy of '\(original).md'; "
        + "take over what it has and remove it"
    } ?? "'\(id).md' is in the folder and not listed here; list it, or keep it elsewhere"
  }
}
