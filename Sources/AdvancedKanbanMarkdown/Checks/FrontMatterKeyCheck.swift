internal import SourceText
internal import YAML

extension Check {
  static let frontMatterKey = Check(
    "front-matter-key",
    .warning,
    "A key is almost the name of a setting, and is not read",
    inFile: FrontMatterKeyCheck.findings
  )
}

extension CheckedFile {
  /// The keys that are read from the front matter of such a file.
  var settingKeys: [String] {
    name == BoardFile.name
      ? ["title", "wipLimitBehavior", "lint"] : ["title", "wipLimit", "isCollapsed"]
  }
}

private enum FrontMatterKeyCheck {
  static func findings(in file: CheckedFile) -> [Finding] {
    guard let block = file.file.frontMatter else { return [] }
    let keys = file.settingKeys
    let settings = FrontMatter(block, in: file.text)
    return settings.entries.compactMap { entry in
      guard let meant = key(meantBy: entry.key.value, among: keys) else { return nil }
      let offset = settings.start + entry.key.range.lowerBound
      return Finding(
        .frontMatterKey,
        at: file.text.location(at: offset),
        "'\(entry.key.value)' is not read; the setting is called '\(meant)'"
      )
    }
  }

  private static func key(meantBy key: String, among keys: [String]) -> String? {
    guard !keys.contains(key) else { return nil }
    let bare = bare(key)
    return keys.first { self.bare($0) == bare || self.bare($0) == "is" + bare }
  }

  /// A key in lower case and without what only joins its words.
  private static func bare(_ key: String) -> String {
    key.lowercased().filter { !"-_ ".contains($0) }
  }
}
