internal import SourceText

/// The marker of a list item, and the columns that follow from it.
///
/// The rules are those of CommonMark 0.31, section 5.2. Columns count from 0; a tab reaches to the
/// next multiple of 4.
package struct ListMarker: Hashable, Sendable {
  /// Which list an item with this marker can be part of.
  package enum Style: Hashable, Sendable {
    /// `-`, `*` or `+`.
    case bullet(UInt8)

    /// A number behind which stands `.` or `)`.
    case ordered(delimiter: UInt8)
  }

  package let style: Style

  /// The columns before the marker.
  package let indent: Int

  /// The bytes of the marker itself.
  package let bytes: [UInt8]

  /// The column at which the content of the item begins: lines indented at least as far are its own.
  package let contentColumn: Int

  /// How many bytes of the line stand before the content: indent, marker and padding.
  package let prefixLength: Int

  /// Whether nothing but blanks stands behind the marker.
  package let isBare: Bool

  /// Reads the marker at the beginning of a line, or `nil` where the line does not begin with one.
  package init?(atStartOf line: some Collection<UInt8>) {
    let line = Array(line)
    let indent = line.prefix { $0 == .space }.count
    guard let (style, bytes) = Self.marker(in: line[indent...]) else { return nil }
    let rest = line[(indent + bytes.count)...]
    guard rest.first?.isBlank ?? true else { return nil }
    let end = indent + bytes.count
    let padding = Padding(of: rest, from: end)
    self.style = style
    self.indent = indent
    self.bytes = bytes
    self.isBare = padding.isWholeLine
    self.contentColumn = padding.isPlain ? padding.endColumn : end + 1
    self.prefixLength = end + (padding.isPlain ? padding.length : min(1, rest.count))
  }

  /// The number of an ordered item.
  package var number: Int? {
    guard case .ordered = style else { return nil }
    return Int(bytes.dropLast().text)
  }

  private static func marker(in line: ArraySlice<UInt8>) -> (Style, [UInt8])? {
    guard let first = line.first else { return nil }
    if "-*+".utf8.contains(first) { return (.bullet(first), [first]) }
    let digits = line.prefix(while: \.isDigit)
    guard (1...9).contains(digits.count), let delimiter = line.dropFirst(digits.count).first,
      ".)".utf8.contains(delimiter)
    else { return nil }
    return (.ordered(delimiter: delimiter), digits + [delimiter])
  }
}

/// The blanks between a marker and what follows it.
private struct Padding {
  /// How many bytes they are.
  let length: Int

  /// The column behind them.
  let endColumn: Int

  /// Whether they reach to the end of the line.
  let isWholeLine: Bool

  /// Whether they take 1 to 4 columns and text follows; otherwise one column belongs to the marker
  /// and the rest is content.
  let isPlain: Bool

  init(of rest: ArraySlice<UInt8>, from column: Int) {
    let blanks = rest.prefix(while: \.isBlank)
    length = blanks.count
    endColumn = blanks.endColumn(from: column)
    isWholeLine = blanks.count == rest.count
    isPlain = !isWholeLine && endColumn - column <= 4
  }
}

extension Collection<UInt8> {
  /// The column behind some blanks that begin at a column.
  package func endColumn(from column: Int) -> Int {
    reduce(column) { $1 == .tab ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  /// The columns of the blanks at the beginning of a line.
  package var indentColumns: Int { prefix(while: \.isBlank).endColumn(from: 0) }
}
