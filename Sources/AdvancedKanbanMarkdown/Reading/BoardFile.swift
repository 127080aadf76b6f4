package import AdvancedKanban
internal import CommonMark
internal import SourceText

/// What `board.md` says: the board's title and policy, and its columns in order.
package struct BoardFile: Sendable {
  /// The name of the file that marks a folder as a board.
  package static let name = "board.md"

  package let title: String?
  package let wipLimitBehavior: WIPLimitBehavior

  /// What becomes of a card that both sides of a merge have moved to different columns.
  package let mergePolicy: MergePolicy

  /// The columns in the order of the list, each by its first mention.
  package let columns: [ColumnLink]

  package let findings: [Finding]

  /// Which checks the board wants.
  package let checks: CheckSettings

  /// A list item that names a column.
  package struct ColumnLink: Hashable, Sendable {
    /// The column's ID: its file name without `.md`.
    package let id: String

    /// The index of the item among the top-level list items of `board.md`.
    package let item: Int

    /// The line of the item, from 1.
    package let line: Int

    /// Whether the item names this column and none whose name has another normal form.
    package func leads(to id: String) -> Bool { self.id.utf8.elementsEqual(id.utf8) }
  }

  package init(_ bytes: [UInt8]) { self.init(MarkdownCardFile(bytes)) }

  package init(_ file: MarkdownCardFile) {
    var settings = SettingsReader(file)
    title =
      settings.value(of: "title", default: nil, read: MarkdownKanbanColumn.readTitle)
      ?? file.firstHeading
    wipLimitBehavior = settings.value(
      of: "wipLimitBehavior",
      default: .warnOnly,
      read: { Self.readCase($0, default: .warnOnly) }
    )
    mergePolicy = settings.value(
      of: "mergePolicy",
      default: .direction,
      read: { Self.readCase($0, default: .direction) }
    )
    let index = ColumnIndex(of: file)
    columns = index.columns
    checks = CheckSettings(in: file)
    let conflicts = ConflictMarkerCheck.findings(in: file)
    findings =
      (settings.findings + index.findings + conflicts).map { $0.placed(in: Self.name) }
      + checks.findings
  }

  private static func readCase<Value: RawRepresentable<String> & CaseIterable>(
    _ scalar: SettingScalar,
    default value: Value
  ) -> Setting<Value> {
    if scalar.isNull { return .clear(value) }
    guard let value = Value(rawValue: scalar.text) else {
      let values = Value.allCases.map(\.rawValue)
      let wanted =
        values.count == 2
        ? "neither \(values[0]) nor \(values[1])" : "none of \(values.joined(separator: ", "))"
      return .ignored("'\(scalar.text)' is \(wanted)")
    }
    return .clear(value)
  }
}

/// The list of columns in a board file.
private struct ColumnIndex {
  private(set) var columns: [BoardFile.ColumnLink] = []
  private(set) var findings: [Finding] = []

  /// The IDs that have been named so far, byte by byte.
  private var seen: Set<[UInt8]> = []

  /// Where the first entry stands, be it a column or not.
  private var firstEntry: SourceLocation?

  init(of file: MarkdownCardFile) {
    let links = linkDestinations(of: file.body)
    for (item, card) in file.cards.enumerated() where card.block < links.count {
      let location = SourceLocation(line: card.lines.lowerBound + 1, column: 1)
      if let destination = links[card.block].first {
        add(destination, item: item, at: location)
      } else if let link = file.text.wikiLink(ofLine: card.lines.lowerBound) {
        note(.columnEntry(link, at: location))
      }
    }
    if columns.isEmpty, let firstEntry { findings.append(.noColumnEntry(at: firstEntry)) }
  }

  private mutating func add(_ destination: String, item: Int, at location: SourceLocation) {
    switch ColumnDestination(destination) {
    case .column(let id) where !seen.insert(Array(id.utf8)).inserted:
      findings.append(.columnListedTwice(id, at: location))
    case .column(let id):
      columns.append(BoardFile.ColumnLink(id: id, item: item, line: location.line))
    case .outside: note(.columnOutsideBoard(destination, at: location))
    case .reserved: note(.reservedEntry(destination, at: location))
    case .other: note(.columnEntry(destination, at: location))
    case .elsewhere: break
    }
  }

  /// Notes what is wrong with an entry that is no column.
  private mutating func note(_ finding: Finding) {
    findings.append(finding)
    if firstEntry == nil {
      firstEntry = SourceLocation(line: finding.line, column: finding.column)
    }
  }
}

extension SourceText {
  /// The first `[[name]]` in a line, which some programs take for a link.
  fileprivate func wikiLink(ofLine line: Int) -> String? {
    let content = bytes[content(ofLine: line)]
    let start = content.indices.first { content[$0...].starts(with: "[[".utf8) }
    guard let start else { return nil }
    let end = content[start...].indices.first { content[$0...].starts(with: "]]".utf8) }
    return end.map { content[start..<($0 + 2)].text }
  }
}
