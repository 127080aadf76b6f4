internal import CommonMark
internal import SourceText

extension Check {
  static let lostLinkDefinition = Check(
    "lost-link-definition",
    .warning,
    "A link or footnote is defined in another column only, so it is none here",
    onBoard: LostLinkDefinitionCheck.findings
  )
}

private enum LostLinkDefinitionCheck {
  static func findings(in board: CheckedBoard) -> [Finding] {
    let own = board.columnFiles.map { ($0, LinkDefinitions(in: $0.file)) }
    var elsewhere: [String: String] = [:]
    for (file, definitions) in own {
      for (key, definition) in definitions.byKey where elsewhere[key] == nil {
        elsewhere[key] = "\(file.name):\(file.text.line(at: definition.offset) + 1)"
      }
    }
    guard !elsewhere.isEmpty else { return [] }
    return own.flatMap { file, definitions in
      findings(in: file, defining: definitions, elsewhere: elsewhere)
    }
  }

  private static func findings(
    in file: CheckedFile,
    defining own: LinkDefinitions,
    elsewhere: [String: String]
  ) -> [Finding] {
    let uses = file.file.links { own.byKey[$0] == nil && elsewhere[$0] != nil }
    return uses.map { use in
      let label = file.text.bytes[use.source].text
      return Finding(
        .lostLinkDefinition,
        path: file.name,
        at: file.text.location(at: use.source.lowerBound - 1),
        "'[\(label)]' is defined in \(elsewhere[use.key] ?? "another column") and not in this file, "
          + "so it leads nowhere; copy the definition"
      )
    }
  }
}
