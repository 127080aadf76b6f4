internal import SourceText

extension Check {
  static let hiddenCharacter = Check(
    "hidden-character",
    .warning,
    "A control character hides or reorders what a line says",
    inFile: HiddenCharacterCheck.findings
  )
}

private enum HiddenCharacterCheck {
  /// Names the first such character of each line.
  static func findings(in file: CheckedFile) -> [Finding] {
    let text = file.text
    return (0..<text.lineCount).compactMap { line in
      let content = text.bytes[text.content(ofLine: line)]
      guard let (offset, scalar) = content.firstHiddenCharacter else { return nil }
      let number = String(scalar, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: 4 - number.count) + number
      return Finding(
        .hiddenCharacter,
        at: SourceLocation(line: line + 1, column: offset - content.startIndex + 1),
        "the control character \(name) \(effect(of: scalar)); remove it"
      )
    }
  }

  private static func effect(of scalar: UInt32) -> String {
    scalar < 0x80 ? "cannot be seen" : "shows the text in another order than it has"
  }
}

extension ArraySlice<UInt8> {
  /// The first control of ASCII but the tab, or of the direction of writing, and its offset.
  fileprivate var firstHiddenCharacter: (offset: Int, scalar: UInt32)? {
    for offset in indices {
      let byte = self[offset]
      if byte < 0x20 && byte != .tab || byte == 0x7F { return (offset, UInt32(byte)) }
      guard byte == 0xE2, offset + 2 < endIndex else { continue }
      switch (self[offset + 1], self[offset + 2]) {
      case (0x80, 0xAA...0xAE): return (offset, 0x2000 + UInt32(self[offset + 2] - 0x80))
      case (0x81, 0xA6...0xA9): return (offset, 0x2040 + UInt32(self[offset + 2] - 0x80))
      default: continue
      }
    }
    return nil
  }
}
