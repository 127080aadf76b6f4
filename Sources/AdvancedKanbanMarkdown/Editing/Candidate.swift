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
  /// - Throws: ``MarkdownEditError/unsound(line:)`` where none passes.
  func applyingFirstSound(
    of candidates: some Sequence<Candidate>,
    line: Int
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    for candidate in candidates {
      let edited = MarkdownCardFile(text.applying(candidate.replacements), outlines: true)
      if candidate.check.accepts(edited) { return edited }
    }
    throw .unsound(line: line + 1)
  }

  /// This file with the inner structure of its blocks, as checks and moves need it.
  var outlined: MarkdownCardFile {
    let isOutlined = blocks.allSatisfy { !$0.outline.isEmpty }
    return isOutlined ? self : MarkdownCardFile(text, outlines: true)
  }
}
