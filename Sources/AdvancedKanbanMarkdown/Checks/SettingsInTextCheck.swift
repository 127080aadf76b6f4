internal import SourceText

extension Check {
  static let settingsInText = Check(
    "settings-in-text",
    .warning,
    "Lines that look like settings are not in the front matter and count as text",
    inFile: { file in
      let settings = SettingsInText(file: file)
      return [settings.earlyEnd, settings.oddBeginning].compactMap { $0 }
    }
  )
}

/// Finds settings that are no front matter, since it has ended before or does not begin as it should.
private struct SettingsInText {
  let file: CheckedFile

  private var text: SourceText { file.text }

  /// The finding at a line `...` that ends the front matter before other settings or before `---`.
  var earlyEnd: Finding? {
    guard let end = file.file.frontMatter?.closingLine, content(of: end).starts(with: "...".utf8),
      content(of: end + 1).elementsEqual("---".utf8) || hasSettings(from: end + 1)
    else { return nil }
    return finding(
      at: end,
      "'...' ends the front matter, so what stands below counts as text; remove this line"
    )
  }

  /// The finding at a first line that is almost the one with which front matter begins.
  var oddBeginning: Finding? {
    let first = (0..<text.lineCount).first { !text.isBlank($0) }
    guard let first, file.file.frontMatter == nil, !FrontMatterBlock.isOpened(in: text),
      content(of: first).starts(with: "---".utf8), hasSettings(from: first + 1)
    else { return nil }
    return finding(
      at: first,
      "the settings below count as text; front matter begins in line 1, with '---' and nothing else"
    )
  }

  /// Whether what stands from a line on looks like settings, and one of them would be read.
  private func hasSettings(from line: Int) -> Bool {
    for line in line..<max(text.lineCount, line) {
      let content = content(of: line)
      guard let key = content.key else {
        if content.isEmpty || content.first == UInt8(ascii: "#") { continue }
        return false
      }
      if file.settingKeys.contains(key) { return true }
    }
    return false
  }

  /// The text of a line; of none behind the last one.
  private func content(of line: Int) -> ArraySlice<UInt8> {
    line < text.lineCount ? text.bytes[text.content(ofLine: line)].trimmed : []
  }

  private func finding(at line: Int, _ message: String) -> Finding {
    Finding(.settingsInText, at: SourceLocation(line: line + 1, column: 1), message)
  }
}

extension ArraySlice<UInt8> {
  /// The word before a colon with which the line begins.
  fileprivate var key: String? {
    let word = prefix { $0.isLetter || $0.isDigit || "-_".utf8.contains($0) }
    let rest = self[word.endIndex...]
    guard !word.isEmpty, rest.first == UInt8(ascii: ":") else { return nil }
    return rest.dropFirst().first?.isBlank ?? true ? word.text : nil
  }
}
