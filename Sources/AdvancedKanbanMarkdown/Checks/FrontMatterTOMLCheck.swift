internal import SourceText

extension Check {
  static let frontMatterTOML = Check(
    "front-matter-toml",
    .warning,
    "Settings between '+++' lines are TOML, which is not read",
    inFile: { $0.text.isTOML ? [.frontMatterTOML] : [] }
  )
}

extension SourceText {
  /// Whether the text begins with settings between lines `+++`.
  var isTOML: Bool {
    let fence = Array("+++".utf8)
    let isFence = { bytes[content(ofLine: $0)].trimmed.elementsEqual(fence) }
    return lineCount > 1 && isFence(0) && (1..<lineCount).contains(where: isFence)
  }
}

extension Finding {
  fileprivate static var frontMatterTOML: Finding {
    Finding(
      .frontMatterTOML,
      "settings in TOML are not read and count as text; write 'key: value' between lines '---'"
    )
  }
}
