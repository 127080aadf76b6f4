internal import SourceText

extension Check {
  static let frontMatterValue = Check(
    whileReading: "front-matter-value",
    .warning,
    "A setting is spelled oddly or cannot be read"
  )
}

extension Finding {
  static func frontMatterValue(
    _ key: String,
    at location: SourceLocation,
    _ problem: String,
    correction: Correction? = nil
  ) -> Finding {
    Finding(.frontMatterValue, at: location, "\(key): \(problem)", correction: correction)
  }

  static func mergeKey(at location: SourceLocation) -> Finding {
    Finding(.frontMatterValue, at: location, "merge keys are not read")
  }
}
