extension Check {
  /// Every check there is: of the board, of front matter, of cards, of text.
  package static let all: [Check] = [
    .columnFileMissing,
    .columnEntry,
    .columnListedTwice,
    .columnNotListed,
    .columnOutsideBoard,
    .columnNameClash,
    .columnFileName,
    .unreadableFile,
    .conflictCopy,
    .frontMatterInvalid,
    .frontMatterDuplicateKey,
    .frontMatterValue,
    .frontMatterKey,
    .frontMatterTOML,
    .frontMatterHidesCards,
    .unclosedFrontMatter,
    .settingsInText,
    .wipLimitExceeded,
    .duplicateCardID,
    .cardInTwoColumns,
    .cardLostInMerge,
    .lazyLine,
    .lostLinkDefinition,
    .unclosedFence,
    .htmlHidesCards,
    .lanesInColumn,
    .staleCardLink,
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
    let findings = checks.flatMap { check, severity in
      check.findings(self).map { finding in
        var result = finding
        result.severity = severity
        return result
      }
    }
    // What is found in no file that was read comes first: it is about board.md.
    let places = findings.enumerated().map { index, finding in
      (position(of: finding.path) ?? -1, finding.line, finding.column, index)
    }
    return places.sorted { $0 < $1 }.map { findings[$0.3] }
  }
}
