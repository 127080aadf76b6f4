internal import SourceText

extension String {
  /// The text as part of one line of a commit message.
  ///
  /// Control characters and line separators become blanks; what would reorder the line or cannot be
  /// seen in it goes, but for what joins emoji and names a flag; what is beyond a limit is cut.
  func singleLine(upTo limit: Int) -> String {
    var line = ""
    for character in self {
      let isFlag = character.unicodeScalars.first == "\u{1F3F4}"
      for scalar in character.unicodeScalars where isFlag || !scalar.isHidden {
        line.unicodeScalars.append(scalar.endsLine ? " " : scalar)
      }
    }
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether this gives the text around it another direction, or is text that nobody sees.
  fileprivate var isHidden: Bool { isInvisible && !endsLine && !isOfScript }

  /// Whether this belongs to how some scripts are written: it joins letters or keeps them apart, or
  /// says to which side a sign between them belongs.
  private var isOfScript: Bool {
    switch value {
    case 0x034F, 0x061C, 0x180E, 0x200C...0x200F: true
    default: false
    }
  }
}
