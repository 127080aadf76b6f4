internal import SourceText

extension Check {
  static let hiddenCharacter = Check(
    "hidden-character",
    .warning,
    "A character that nobody sees hides or reorders what a line says",
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
      return HiddenCharacter.first(in: rest).map { character in
        let column = character.offset - content.startIndex + 1
        return finding(character, at: SourceLocation(line: line + 1, column: column))
      }
    }
  }

  private static func finding(
    _ character: HiddenCharacter,
    at location: SourceLocation
  ) -> Finding {
    let effect =
      character.isDirectional ? "shows the text in another order than it has" : "cannot be seen"
    return Finding(.hiddenCharacter, at: location, "\(character.name) \(effect); remove it")
  }
}
