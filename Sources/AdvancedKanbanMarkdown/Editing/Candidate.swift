internal import CommonMark
internal import SourceText

/// One way to make a change, and what the file should say if it works.
struct Candidate {
  let replacements: [Replacement]
  let check: EditCheck

  init(_ replacements: [Replacement], check: EditCheck) {
    self.replacements = replacements
    self.check = check
  }
}

extension MarkdownCardFile {
  /// The file after the first of some candidates that passes its check.
  ///
  /// - Parameters:
  ///   - candidates: The ways to make the change, the least intrusive first.
  ///   - line: The line, from 0, that an error is to name.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError/unsound(line:)`` where none passes,
  ///   ``MarkdownEditError/beyondLimit(_:)`` where one cannot be checked.
  func applyingFirstSound(
    of candidates: some Sequence<Candidate>,
    line: Int
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    for candidate in candidates where !text.joinsLineEnds(by: candidate.replacements) {
      let revision = Revision(of: self, by: candidate.replacements)
      if let limit = revision.limit { throw .beyondLimit(limit) }
      if candidate.check.accepts(revision) { return revision.new }
    }
    throw .unsound(line: line + 1)
  }
}

extension SourceText {
  /// Whether some replacements bring a lone CR before a LF, so that two lines become one.
  fileprivate func joinsLineEnds(by replacements: [Replacement]) -> Bool {
    var last: UInt8?
    var copied = 0
    let sorted = replacements.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for replacement in sorted {
      for part in [bytes[copied..<replacement.range.lowerBound], replacement.bytes[...]] {
        if last == .carriageReturn, part.first == .lineFeed { return true }
        last = part.last ?? last
      }
      copied = replacement.range.upperBound
    }
    return last == .carriageReturn && bytes[copied...].first == .lineFeed
  }
}
