package import AdvancedKanban
internal import CommonMark
internal import SourceText

/// What `board.md` says: the board's title and policy, and its columns in order.
package struct BoardFile: Sendable {
  /// The name of the file that marks a folder as a board.
  package static let name = "board.md"

  package let title: String?
  package let wipLimitBehavior: WIPLimitBehavior

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

  package init(_ bytes: [UInt8]) {
    let file = MarkdownCardFile(bytes)
    var settings = SettingsReader(file)
    title =
      settings.value(of: "title", default: nil, read: MarkdownKanbanColumn.readTitle)
      ?? file.firstHeading
    wipLimitBehavior = settings.value(
      of: "wipLimitBehavior",
      default: .warnOnly,
      read: Self.readBehavior
    )
    let index = ColumnIndex(of: file)
    columns = index.columns
    checks = CheckSettings(in: file)
    findings = (settings.findings + index.findings).map { $0.placed(in: Self.name) }
      + checks.findings
  }

  private static func readBehavior(_ scalar: SettingScalar) -> Setting<WIPLimitBehavior> {
    if scalar.isNull { return .clear(.warnOnly) }
    guard let behavior = WIPLimitBehavior(rawValue: scalar.text) else {
      let values = WIPLimitBehavior.allCases.map(\.rawValue).joined(separator: " nor ")
      return .ignored("'\(scalar.text)' is neither \(values)")
    }
    return .clear(behavior)
  }
}

/// The list of columns in a board file.
private struct ColumnIndex {
  private(set) var columns: [BoardFile.ColumnLink] = []
  private(set) var findings: [Finding] = []

  /// The IDs that have been named so far, byte by byte.
  private var seen: Set<[UInt8]> = []

  init(of file: MarkdownCardFile) {
    let links = linkDestinations(of: file.body)
    for (item, card) in file.cards.enumerated() where card.block < links.count {
      guard let destination = links[card.block].first else { continue }
      add(destination, item: item, at: SourceLocation(line: card.lines.lowerBound + 1, column: 1))
    }
  }

  private mutating func add(_ destination: String, item: Int, at location: SourceLocation) {
    switch ColumnDestination(destination) {
    case .column(let id) where !seen.insert(Array(id.utf8)).inserted:
      findings.append(.columnListedTwice(id, at: location))
    case .column(let id):
      columns.append(BoardFile.ColumnLink(id: id, item: item, line: location.line))
    case .outside: findings.append(.columnOutsideBoard(destination, at: location))
    case .other: break
    }
  }
}

/// What a link in a board file leads to.
private enum ColumnDestination {
  case column(id: String)
  case outside
  case other

  init(_ destination: String) {
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    let decoded = String(path).removingPercentEncoding
    let name = decoded.hasPrefix("./") ? String(decoded.dropFirst(2)) : decoded
    guard name.hasSuffix(".md"), !destination.contains("://") else { self = .other; return }
    // A backslash that is written out leads elsewhere on some systems; an encoded one is in a name.
    guard !name.contains("/"), !path.contains("\\"), !name.utf8.contains(0) else {
      self = .outside
      return
    }
    let id = String(name.dropLast(3))
    self = ColumnName.isColumn(id) ? .column(id: id) : .other
  }
}

extension String {
  /// The text with each `%` and two hexadecimal digits replaced by the byte they stand for.
  fileprivate var removingPercentEncoding: String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).text
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result[...].text
  }
}
