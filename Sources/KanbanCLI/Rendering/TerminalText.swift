/// Text from files, made fit for a terminal.
package enum TerminalText {
  /// The text with everything written out that a terminal would obey or swallow.
  ///
  /// Escaped are the controls C0, DEL and C1, the line and paragraph separators, the bidirectional
  /// controls (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), what has no width
  /// (U+180E, U+200B to U+200D, U+2060 to U+206F, U+FEFF, U+FFF9 to U+FFFB) and the tags from
  /// U+E0000. A joiner between two emoji and the tags of a flag are part of one sign and stay; a
  /// variation selector does behind a sign that has variants.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isInvisible($0) || $0.isVariationSelector }) else {
      return text
    }
    return text.reduce(into: "") { result, character in append(character, to: &result) }
  }

  /// Whether a terminal would obey or swallow this.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x180E, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  private static func append(_ character: Character, to result: inout String) {
    let scalars = Array(character.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isUnpaired =
        scalar.isVariationSelector && !(index > 0 && scalars[index - 1].hasVariant(scalar))
      if isUnpaired || isInvisible(scalar) && !isPartOfEmoji(index, scalars) {
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
