internal import SourceText

/// Text from files, made fit for a terminal.
package enum TerminalText {
  /// The text with everything written out that a terminal would obey or swallow.
  ///
  /// A joiner between two emoji and the tags of a flag are part of one sign and stay; a
  /// variation selector does behind a sign that has variants.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.isInvisible || $0.isVariationSelector }) else {
      return text
    }
    return text.reduce(into: "") { result, character in append(character, to: &result) }
  }

  private static func append(_ character: Character, to result: inout String) {
    let scalars = Array(character.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isUnpaired =
        scalar.isVariationSelector && !(index > 0 && scalars[index - 1].hasVariant(scalar))
      if isUnpaired || scalar.isInvisible && !isPartOfEmoji(index, scalars) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isPartOfEmoji(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 && scalars[0].properties.isEmoji else { return false }
    if scalars[index] == "\u{200D}" {
      return index + 1 < scalars.count && scalars[index + 1].properties.isEmoji
    }
    return scalars[0] == "\u{1F3F4}" && scalars[index].value >= 0xE0020
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\u{1B}": "\\e"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension Unicode.Scalar {
  /// Whether this chooses between the pictures of the sign before it, and has none of its own.
  var isVariationSelector: Bool {
    0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value
  }

  /// Whether this may have the variant that a selector chooses.
  fileprivate func hasVariant(_ selector: Unicode.Scalar) -> Bool {
    switch selector.value {
    case 0xFE0E, 0xFE0F: properties.isEmoji
    case 0xFE00..<0xFE0E: properties.isMath || properties.isAlphabetic && !isASCII
    default: properties.isIdeographic
    }
  }
}
