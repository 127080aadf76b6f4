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
  fileprivate var isHidden: Bool {
    switch value {
    case 0x200B, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }
}
