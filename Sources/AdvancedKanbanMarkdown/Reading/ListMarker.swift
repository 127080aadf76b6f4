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

  /// The number of an ordered item.
  package let number: Int?

  /// The columns before the marker.
  package let indent: Int

  /// How many bytes the marker itself takes.
  package let width: Int

  /// The column at which the content of the item begins: lines indented at least as far are its own.
  package let contentColumn: Int

  /// How many bytes of the line stand before the content: indent, marker and padding.
  package let prefixLength: Int

  /// Whether nothing but blanks stands behind the marker.
  package let isBare: Bool

  /// Reads the marker at the beginning of a line, or `nil` where the line does not begin with one.
  package init?(atStartOf line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == .space }
    guard let (style, number, width) = Self.marker(at: text) else { return nil }
    let rest = text.dropFirst(width)
    guard rest.first?.isBlank ?? true else { return nil }
    let indent = line.count - text.count
    let end = indent + width
    let padding = Padding(of: rest, from: end)
    self.style = style
    self.number = number
    self.indent = indent
    self.width = width
    isBare = padding.isWholeLine
    contentColumn = padding.isPlain ? padding.endColumn : end + 1
    prefixLength = end + (padding.isPlain ? padding.length : min(1, rest.count))
  }

  private init(dashBefore contentColumn: Int) {
    style = .bullet(UInt8(ascii: "-"))
    (number, indent, width, isBare) = (nil, 0, 1, false)
    (self.contentColumn, prefixLength) = (contentColumn, contentColumn)
  }

  /// The marker of `- text`.
  static let dash = ListMarker(dashBefore: 2)

  /// The bytes of the marker.
  package var bytes: [UInt8] {
    switch style {
    case .bullet(let byte): return [byte]
    case .ordered(let delimiter):
      let digits = Array("\(number ?? 0)".utf8)
      let zeros = repeatElement(UInt8(ascii: "0"), count: width - 1 - digits.count)
      return zeros + digits + [delimiter]
    }
  }

  private static func marker(
    at text: ArraySlice<UInt8>
  ) -> (style: Style, number: Int?, width: Int)? {
    guard let first = text.first else { return nil }
    if first.isBullet { return (.bullet(first), nil, 1) }
    let digits = text.prefix(while: \.isDigit)
    guard (1...9).contains(digits.count), let delimiter = text.dropFirst(digits.count).first,
      ".)".utf8.contains(delimiter)
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (.ordered(delimiter: delimiter), number, digits.count + 1)
  }
}

extension ListMarker {
  /// Whether a line, without its line end, begins with a marker.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    if let first = line.first, first.isBullet { return line.dropFirst().first?.isBlank ?? true }
    return ListMarker(atStartOf: line) != nil
  }
}

extension UInt8 {
  /// `-`, `*` or `+`.
  fileprivate var isBullet: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "*") || self == UInt8(ascii: "+")
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
