internal import SourceText

extension Check {
  static let frontMatterInvalid = Check(
    "front-matter-invalid",
    .error,
    "The front matter is no YAML, so no setting is read from it",
    onBoard: { board in
      board.board.findings.filter {
        $0.code == "front-matter-invalid" && board.file($0.path)?.file.hiddenCardLine == nil
      }
    }
  )
}

extension Finding {
  static func frontMatterInvalid(_ problem: String, at location: SourceLocation) -> Finding {
    Finding(
      .frontMatterInvalid,
      at: location,
      "the front matter is no YAML, so no setting is read from it: \(problem)"
    )
  }
}
