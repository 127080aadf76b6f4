internal import AdvancedKanbanGit

extension Command {
  static let create = Command(
    "init",
    summary: "Make a board",
    discussion: """
      The board is a folder with board.md and one Markdown file for each column. Where there is no git
      repository, one is made too.

        \(Program.name) init
        \(Program.name) init docs/plan --columns "Ideas,Doing,Done" --title "The plan"
      """,
    operands: [Operand("DIR", .directory, .optional)],
    options: [.columns, .boardTitle],
    run: { arguments, environment in
      let path =
        arguments.operands.first
        ?? BoardLocation.path(named: arguments.board, in: environment) ?? "."
      let location = BoardLocation(path: path, in: environment)
      let columns = try columnTitles(arguments.value(of: .columns))
      let title =
        try arguments.value(of: .boardTitle).map { try PlainTitle($0, of: "board").text }
        ?? boardTitle(fromPath: location.folder.path)
      let outcome = try OpenBoard(at: location, arguments, environment)
        .create(title: title, columns: columns)
      return outcome.tell(unchanged: "the board is there already")
    }
  )

  private static func columnTitles(_ list: String?) throws(Failure) -> [String] {
    guard let list else { return ["Backlog", "In progress", "Done"] }
    if trimmed(list).isEmpty {
      throw .usage("a board needs a column", hint: "give '--columns' a title")
    }
    let titles = try list.split(separator: ",", omittingEmptySubsequences: false)
      .map { title throws(Failure) in try columnTitle(String(title)) }
    var seen: Set<String> = []
    for title in titles where !seen.insert(title.lowercased()).inserted {
      throw .usage("'--columns' names '\(title)' twice")
    }
    return titles
  }

  private static func columnTitle(_ text: String) throws(Failure) -> String {
    if trimmed(text).isEmpty {
      throw .usage("'--columns' has a comma with no title beside it", hint: "drop the comma")
    }
    return try PlainTitle(text, of: "column").text
  }

  /// `my-board` as `My board`.
  private static func boardTitle(fromPath path: String) -> String {
    let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    let words = (parts.last ?? "").split { "-_ ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? "Board" : words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Option {
  static let columns = Option(
    "columns",
    value: "TITLES",
    help: "The columns, with commas between them; else Backlog, In progress, Done"
  )

  static let boardTitle = Option("title", value: "TITLE", help: "The title; else the folder's name")
}

/// A text without blanks around it.
func trimmed(_ text: some StringProtocol) -> String {
  let start = text.drop(while: \.isWhitespace)
  return String(start.reversed().drop(while: \.isWhitespace).reversed())
}
