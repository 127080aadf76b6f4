internal import SourceText

extension Check {
  static let frontMatterDuplicateKey = Check(
    whileReading: "front-matter-duplicate-key",
    .error,
    "A key stands in the front matter twice, so neither counts"
  )
}

extension Finding {
  static func frontMatterDuplicateKey(_ key: String, at location: SourceLocation) -> Finding {
    Finding(
      .frontMatterDuplicateKey,
      at: location,
      "'\(key)' stands here a second time, so neither one counts"
    )
  }
}
