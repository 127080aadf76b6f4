internal import SourceText

/// Something between brackets that may be the label of a link or a footnote: whether it is one,
/// only the parser knows.
struct LinkLabel {
  /// The label as links compare it: in lower case and with single spaces.
  let key: String

  /// The bytes between the brackets.
  let source: Range<Int>

  /// Whether a colon stands behind it, as behind the label of a definition.
  let isDefinition: Bool

  /// Whether the label begins as those of footnotes do.
  var isFootnote: Bool { key.hasPrefix("^") }

  /// The most bytes that a label may have.
  private static let maximum = 999

  /// Calls a function with each label in some bytes, from the first to the last, until it says that
  /// it has seen enough.
  static func forEach(
    in bytes: [UInt8],
    _ range: Range<Int>,
    where isWanted: (_ isDefinition: Bool) -> Bool = { _ in true },
    _ take: (LinkLabel) -> Bool
  ) {
    var start: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): start = index + 1
      case UInt8(ascii: "]"):
        if let start, index - start <= maximum {
          let isDefinition =
            index + 1 < range.upperBound && bytes[index + 1] == UInt8(ascii: ":")
          if isWanted(isDefinition), let label = LinkLabel(start..<index, of: bytes, isDefinition) {
            if !take(label) { return }
          }
        }
        start = nil
      default: break
      }
      index += 1
    }
  }

  static func first(in bytes: [UInt8], _ range: Range<Int>) -> LinkLabel? {
    var result: LinkLabel?
    forEach(in: bytes, range) { label in
      result = label
      return false
    }
    return result
  }

  private init?(_ source: Range<Int>, of bytes: [UInt8], _ isDefinition: Bool) {
    let words = bytes[source].split { $0 <= .space }
    guard !words.isEmpty else { return nil }
    key = Array(words.joined(separator: [UInt8.space])).text.lowercased()
    self.source = source
    self.isDefinition = isDefinition
  }
}
