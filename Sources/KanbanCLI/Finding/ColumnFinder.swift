internal import AdvancedKanbanMarkdown

/// Finds the column that a word on the command line means: an ID, a title, or the beginning of
/// either.
struct ColumnFinder {
  private let columns: [MarkdownKanbanColumn]

  init(_ columns: [MarkdownKanbanColumn]) { self.columns = columns }

  /// The one column that a word means.
  func column(_ word: String) throws(Failure) -> MarkdownKanbanColumn {
    let matches = matches(word)
    if matches.count > 1 { throw .ambiguousColumn(word, matches) }
    guard let column = matches.first else { throw .noColumn(word, among: columns) }
    return column
  }

  /// The columns that some words mean, each once.
  func columns(_ words: [String]) throws(Failure) -> [MarkdownKanbanColumn] {
    var found: [MarkdownKanbanColumn] = []
    for word in words {
      let column = try column(word)
      if !found.contains(where: { $0.path.utf8.elementsEqual(column.path.utf8) }) {
        found.append(column)
      }
    }
    return found
  }

  /// The column that a word means, if it means exactly one.
  func match(_ word: String) -> MarkdownKanbanColumn? {
    let matches = matches(word)
    return matches.count == 1 ? matches[0] : nil
  }

  /// The columns of exactly this ID, else this ID in another normal form, else this name, else of a name that begins so.
  private func matches(_ word: String) -> [MarkdownKanbanColumn] {
    let wanted = word.lowercased()
    if wanted.allSatisfy(\.isWhitespace) { return [] }
    let attempts: [(MarkdownKanbanColumn) -> Bool] = [
      { $0.id.utf8.elementsEqual(word.utf8) },
      { $0.id == word },
      { $0.names.contains(wanted) },
      { $0.names.contains { $0.hasPrefix(wanted) } },
    ]
    return attempts.lazy.map { columns.filter($0) }.first { !$0.isEmpty } ?? []
  }
}

extension MarkdownKanbanColumn {
  fileprivate var names: [String] { [id.lowercased(), title.lowercased()] }
}

// MARK: - Wording

extension Failure {
  fileprivate static func ambiguousColumn(
    _ word: String,
    _ columns: [MarkdownKanbanColumn]
  ) -> Failure {
    let width = columns.map(\.id.displayWidth).max() ?? 0
    return Failure(
      .ambiguous,
      "'\(word)' may be any of \(columns.count) columns",
      hint: "give the ID of one",
      candidates: columns.map { $0.id.padded(to: width) + "  " + $0.title }
    )
  }

  fileprivate static func noColumn(
    _ word: String,
    among columns: [MarkdownKanbanColumn]
  ) -> Failure {
    let names = columns.flatMap { [$0.id, $0.title] }
    let all =
      columns.isEmpty
      ? "the board has no columns; '\(Program.name) column add' adds one"
      : "the columns are \(listed(columns.map(\.id)))"
    let isTelling = word.count > 2
    let nearest =
      isTelling ? nearestName(to: word.lowercased(), among: names.map { $0.lowercased() }) : nil
    let hint = nearest.flatMap { nearest in names.first { $0.lowercased() == nearest } }
    return Failure(
      .notFound,
      "there is no column '\(word)'",
      hint: hint.map { "did you mean '\($0)'?" } ?? all
    )
  }
}
