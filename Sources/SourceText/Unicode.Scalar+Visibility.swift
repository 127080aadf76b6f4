extension Unicode.Scalar {
  /// Whether nobody sees this, or a terminal would obey it: the one table of such characters.
  ///
  /// These are the controls C0, DEL and C1, the line and paragraph separators, the bidirectional
  /// controls (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), the soft hyphen and the
  /// grapheme joiner, the Hangul fillers, what else has no width (U+180E, U+200B to U+200D, U+2060 to
  /// U+206F, U+FEFF, U+FFF9 to U+FFFB) and the tags from U+E0000.
  package var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: false
    }
  }
}
