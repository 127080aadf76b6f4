internal import CommonMark
internal import SourceText

extension Check {
  static let lanesInColumn = Check(
    "lanes-in-column",
    .warning,
    "Headings of one file look like the columns of a board",
    inFile: LanesInColumnCheck.findings
  )
}

/// Finds whole boards in one file, with a heading for each column, as other programs write them.
///
/// Headings may group the cards of a column too. They look like columns where two of them have the
/// names of columns and cards below, or where the front matter says that the file is a board.
private enum LanesInColumnCheck {
  private static let usualNames: Set<String> = [
    "todo", "backlog", "next", "doing", "inprogress", "ready", "waiting", "blocked", "review",
    "done", "complete", "completed", "archive",
  ]

  static func findings(in file: CheckedFile) -> [Finding] {
    guard file.name != BoardFile.name else { return [] }
    let lanes = file.file.lanes
    let telling = isBoard(file) ? lanes : lanes.filter { usualNames.contains(bare($0.title)) }
    guard telling.count > 1 else { return [] }
    return [
      Finding(
        .lanesInColumn,
        at: SourceLocation(line: telling[0].line + 1, column: 1),
        "'\(telling[0].title)' and '\(telling[1].title)' look like columns, but a file is one column; "
          + "give each a file of its own"
      )
    ]
  }

  private static func isBoard(_ file: CheckedFile) -> Bool {
    guard let block = file.file.frontMatter else { return false }
    return !FrontMatter(block, in: file.text).entries(for: "kanban-plugin").isEmpty
  }

  /// A title in lower case, letters alone.
  private static func bare(_ title: String) -> String {
    title.lowercased().filter(\.isLetter)
  }
}

extension MarkdownCardFile {
  /// The headings with cards right below, of the highest level that has such headings.
  fileprivate var lanes: [(title: String, line: Int)] {
    let headed = zip(blocks, blocks.dropFirst()).filter { $0.kind.level != nil && $1.list != nil }
    let highest = headed.compactMap { $0.0.kind.level }.min()
    return headed.filter { $0.0.kind.level == highest }.map { heading, _ in
      let line = text.bytes[text.content(ofLine: heading.firstLine)]
      let title = line.drop { $0 == UInt8(ascii: "#") || $0.isBlank }
      return (title.trimmed.text, heading.firstLine)
    }
  }
}

extension Block.Kind {
  fileprivate var level: UInt8? {
    if case .heading(let level) = self { level } else { nil }
  }
}
