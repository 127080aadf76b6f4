internal import SourceText

extension Check {
  static let columnListedTwice = Check(
    whileReading: "column-listed-twice",
    .warning,
    "board.md lists a column a second time"
  )
}

extension Finding {
  static func columnListedTwice(_ id: String, at location: SourceLocation) -> Finding {
    Finding(.columnListedTwice, at: location, "'\(id).md' is listed a second time")
  }
}
