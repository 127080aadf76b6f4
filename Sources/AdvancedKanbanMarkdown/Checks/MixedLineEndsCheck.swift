internal import SourceText

extension Check {
  static let mixedLineEnds = Check(
    "mixed-line-ends",
    .warning,
    "The lines of a file end in different ways",
    inFile: MixedLineEndsCheck.findings
  )
}

private enum MixedLineEndsCheck {
  /// Names the first line that ends in another way than most.
  static func findings(in file: CheckedFile) -> [Finding] {
    let text = file.text
    var counts: [LineEnd: (count: Int, firstLine: Int)] = [:]
    for line in 0..<text.lineCount {
      guard let lineEnd = text.lineEnd(ofLine: line) else { continue }
      counts[lineEnd, default: (0, line)].count += 1
    }
    let ranked = counts.sorted {
      ($0.value.count, $1.value.firstLine) > ($1.value.count, $0.value.firstLine)
    }
    guard let usual = ranked.first else { return [] }
    return ranked.dropFirst().min { $0.value.firstLine < $1.value.firstLine }.map { odd in
      let column = text.content(ofLine: odd.value.firstLine).count + 1
      let share = odd.value.count == usual.value.count ? "as many" : "most"
      return Finding(
        .mixedLineEnds,
        at: SourceLocation(line: odd.value.firstLine + 1, column: column),
        "this line ends in \(odd.key.name) and \(share) lines end in \(usual.key.name); "
          + "let all end alike"
      )
    }.map { [$0] } ?? []
  }
}

extension LineEnd {
  fileprivate var name: String {
    switch self {
    case .lineFeed: "LF"
    case .carriageReturnLineFeed: "CR LF"
    case .carriageReturn: "CR"
    }
  }
}
