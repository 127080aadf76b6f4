extension Check {
  static let unclosedFrontMatter = Check(
    whileReading: "unclosed-front-matter",
    .error,
    "The front matter is never closed, so it counts as text"
  )
}

extension Finding {
  static var unclosedFrontMatter: Finding {
    Finding(
      .unclosedFrontMatter,
      "the front matter is never closed, so it counts as text; end it with a line '---'"
    )
  }
}
