internal import SourceText

extension Check {
  static let columnOutsideBoard = Check(
    whileReading: "column-outside-board",
    .warning,
    "board.md lists a file that is not in its folder"
  )
}

extension Finding {
  static func columnOutsideBoard(_ destination: String, at location: SourceLocation) -> Finding {
    Finding(
      .columnOutsideBoard,
      at: location,
      "'\(destination)' is not in this folder; left out"
    )
  }
}
