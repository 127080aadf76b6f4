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
      let isMarked = line == 0 && content.starts(with: byteOrderMark)
      let rest = isMarked ? content.dropFirst(byteOrderMark.count) : content
      guard let (offset, scalar) = rest.firstHiddenCharacter else { return nil }
      return Finding(
        .hiddenCharacter,
        at: SourceLocation(line: line + 1, column: offset - content.startIndex + 1),
        "\(name(ofScalar: scalar)) \(effect(of: scalar)); remove it"
      )
    }
  }

  private static func effect(of scalar: UInt32) -> String {
    switch scalar {
    case 0x202A...0x202E, 0x2066...0x2069: "shows the text in another order than it has"
    default: "cannot be seen"
    }
  }
}

/// What a finding calls a character that cannot be shown.
func name(ofScalar scalar: UInt32) -> String {
  let number = String(scalar, radix: 16, uppercase: true)
  let digits = String(repeating: "0", count: max(4 - number.count, 0)) + number
  return "the control character U+\(digits)"
}

extension ArraySlice<UInt8> {
  /// The first control of ASCII but the tab, or of the direction of writing, or text without width
  /// that joins nothing, and its offset.
  var firstHiddenCharacter: (offset: Int, scalar: UInt32)? {
    for offset in indices {
      let byte = self[offset]
      if byte < 0x20 && byte != .tab || byte == 0x7F { return (offset, UInt32(byte)) }
      guard byte >= 0xE2, let scalar = hiddenScalar(at: offset) else { continue }
      return (offset, scalar)
    }
    return nil
  }

  private func hiddenScalar(at offset: Int) -> UInt32? {
    let bytes = self[offset...].prefix(3)
    guard bytes.count == 3, let last = bytes.last, 0x80...0xBF ~= last else { return nil }
    let rest = UInt32(last - 0x80)
    switch (bytes[offset], bytes[offset + 1], last) {
    case (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0xAA...0xAE): return 0x2000 + rest
    case (0xE2, 0x81, 0xA0...0xAF): return 0x2040 + rest
    case (0xEF, 0xBB, 0xBF): return 0xFEFF
    default: return nil
    }
  }
}
