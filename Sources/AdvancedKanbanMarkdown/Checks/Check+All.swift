extension Check {
  /// Every check there is: of the board, of front matter, of cards, of text.
  package static let all: [Check] = [
    .columnFileMissing,
    .columnListedTwice,
    .columnNotListed,
    .columnOutsideBoard,
    .columnNameClash,
    .conflictCopy,
    .frontMatterInvalid,
    .frontMatterDuplicateKey,
    .frontMatterValue,
    .frontMatterKey,
    .frontMatterTOML,
    .frontMatterHidesCards,
    .unclosedFrontMatter,
    .wipLimitExceeded,
    .duplicateCardID,
    .cardInTwoColumns,
    .lazyLine,
    .lostLinkDefinition,
    .unclosedFence,
    .conflictMarkers,
    .invalidUTF8,
    .mixedLineEnds,
    .hiddenCharacter,
  ]
}

extension CheckedBoard {
  /// What some checks find, in the order of files, lines and columns.
  ///
  /// - Parameter checks: The checks, each with the severity that its findings are to have.
  /// - Returns: The findings.
  package func findings(of checks: [(check: Check, severity: Finding.Severity)]) -> [Finding] {
    let order = Dictionary(
      ([BoardFile.name] + files.map(\.name)).enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let findings = checks.flatMap { check, severity in
      check.findings(self).map { finding in
        var result = finding
        result.severity = severity
        return result
      }
    }
    return findings.enumerated().sorted { one, other in
      let places = [one, other].map { index, finding in
        (order[finding.path] ?? order.count, finding.line, finding.column, index)
      }
      return places[0] < places[1]
    }.map(\.element)
  }
}
