extension String {
  /// How many columns of a terminal the text takes.
  package var displayWidth: Int {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// How many columns of a terminal the character takes, however many scalars it is made of.
  var displayWidth: Int {
    isEmojiSequence ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether several scalars are drawn as one picture: flags, families, skin tones, keycaps.
  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count > 1, first.properties.isEmoji
    else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// What `wcwidth` says in a UTF-8 locale, without a locale.
  ///
  /// The C library answers by the locale of the moment, and the one it needs is not everywhere.
  var displayWidth: Int {
    if 0x20..<0x7F ~= value { return 1 }
    if hasNoWidth { return 0 }
    return isWide ? 2 : 1
  }

  private var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .control, .enclosingMark, .lineSeparator, .nonspacingMark, .paragraphSeparator: true
    case .format: !Self.visibleFormats.contains(value)
    // The inner and final letters of a Korean syllable are drawn into the first one.
    default: 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value
    }
  }

  /// The soft hyphen and the signs that stand over or around the numbers after them.
  private static let visibleFormats: Set<UInt32> = [
    0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD,
    0x110CD,
  ]

  private var isWide: Bool {
    value >= 0x1100
      && (Self.wideRanges.contains { $0 ~= value }
        || properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF ~= value))
  }

  /// Where East Asian writing is.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
