public import AdvancedKanban
internal import SourceText

/// A board as a folder of Markdown files.
public struct MarkdownKanbanBoard: Sendable {
  /// The title in `board.md`, if it has one.
  public let title: String?

  /// What happens when a card would enter a full column.
  public let wipLimitBehavior: WIPLimitBehavior

  /// The columns from left to right.
  public var columns: [MarkdownKanbanColumn]

  /// What a person should know of the files, in the order of columns and lines.
  public let findings: [Finding]

  /// Which checks the board wants.
  package let checks: CheckSettings

  /// The findings that the board wants, each with the severity that it gives them.
  package var wantedFindings: [Finding] { checks.wanted(among: findings) }

  /// Reads a board.
  ///
  /// With a `board.md` that links to column files, these are the columns, in its order; otherwise
  /// every `*.md` but `board.md` and `README.md` is one, in natural order of the names.
  ///
  /// - Parameters:
  ///   - files: The names of the Markdown files in the folder, with `.md`.
  ///   - content: Gives the bytes of one of them.
  /// - Throws: What `content` throws.
  public init<Failure>(
    files: [String],
    content: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try self.init(files: files) { name throws(Failure) in FileContent.bytes(try content(name)) }
  }

  /// Reads a board of which some files perhaps cannot be read: such a column has no cards, and a
  /// finding says why.
  package init<Failure>(
    files: [String],
    content: (String) throws(Failure) -> FileContent
  ) throws(Failure) {
    let names = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    let index = files.contains(BoardFile.name) ? try content(BoardFile.name).boardFile : nil
    let order = ColumnOrder(names: names, index: index)
    var identities = CardIdentities()
    var columns: [MarkdownKanbanColumn] = []
    for id in order.columns {
      switch try content(id + ".md") {
      case .file(let file):
        columns.append(MarkdownKanbanColumn(id: id, file: file, identities: &identities))
      case .unreadable(let reason):
        columns.append(MarkdownKanbanColumn(id: id, unreadableFor: reason))
      }
    }
    self.title = index?.title
    self.wipLimitBehavior = index?.wipLimitBehavior ?? .warnOnly
    self.columns = columns
    self.checks = index?.checks ?? CheckSettings()
    self.findings =
      (index?.findings ?? []) + order.findings + columns.flatMap(\.findings)
      + WIPLimitCheck.findings(in: columns)
      + (identities.areShared ? DuplicateCardIDCheck.findings(in: columns) : [])
  }
}

extension MarkdownKanbanBoard {
  /// Whether more than one column has this ID, in different Unicode normal forms.
  package func hasNamesake(ofColumn id: String) -> Bool { columns.count { $0.id == id } > 1 }
}

extension FileContent {
  fileprivate var boardFile: BoardFile? {
    guard case .file(let file) = self else { return nil }
    return BoardFile(file)
  }
}

/// Which of a folder's files are columns, and in which order.
package struct ColumnOrder {
  package private(set) var columns: [String]
  package private(set) var findings: [Finding] = []

  package init(names: [String], index: BoardFile?) {
    guard let index, !index.columns.isEmpty else {
      columns = names.filter(ColumnName.isColumn).sorted(by: ColumnName.precedes)
      return
    }
    // Not as strings: two names that differ in their normal form alone are two files.
    let existing = Set(names.map { Array($0.utf8) })
    let missing = index.columns.filter { !existing.contains(Array($0.id.utf8)) }
    columns = index.columns.map(\.id).filter { existing.contains(Array($0.utf8)) }
    findings = missing.map { .columnFileMissing($0, among: names) }
  }
}
