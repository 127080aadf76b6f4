internal import SourceText

extension Check {
  static let columnFileName = Check(
    "column-file-name",
    .warning,
    "The name of a file cannot be read, or holds what cannot be seen",
    onBoard: ColumnFileNameCheck.findings
  )
}

private enum ColumnFileNameCheck {
  static func findings(in board: CheckedBoard) -> [Finding] {
    let hiding = board.board.columns.compactMap { column in
      hidden(in: Array(column.id.utf8)[...]).map { character in
        finding(column.path, "the name of this file holds \(character.name); rename it")
      }
    }
    let unreadable = board.unreadableNames.map { name in
      finding(name, "the name of this file is no UTF-8, so it is no column; rename it")
    }
    return hiding + unreadable
  }

  /// The first hidden character of a name, in which a tab is one too.
  private static func hidden(in name: ArraySlice<UInt8>) -> HiddenCharacter? {
    let tab = name.firstIndex(of: .tab).map { HiddenCharacter(offset: $0, scalar: "\t") }
    return HiddenCharacter.first(in: name) ?? tab
  }

  private static func finding(_ path: String, _ message: String) -> Finding {
    Finding(.columnFileName, path: path, message)
  }
}
