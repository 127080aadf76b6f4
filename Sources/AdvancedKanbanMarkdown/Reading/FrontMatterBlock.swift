package import SourceText

/// The lines of a file between `---` on its first line and the next `---` or `...`.
package struct FrontMatterBlock: Hashable, Sendable {
  /// The line of the closing fence, from 0.
  package let closingLine: Int

  /// The first line behind the block, from 0.
  package var bodyLine: Int { closingLine + 1 }

  /// The bytes between the fences.
  package let content: Range<Int>

  /// Finds the front matter of a file.
  ///
  /// Both fences begin at column 0 and may be followed by blanks. A file whose first fence is never
  /// closed has no front matter: its text is shown, not hidden.
  package init?(of text: SourceText) {
    guard Self.isOpened(in: text) else { return nil }
    let fences = [Array("---".utf8), Array("...".utf8)]
    let closing = (1..<max(text.lineCount, 1)).first { line in
      fences.contains { text.isFence($0, line: line) }
    }
    guard let closing else { return nil }
    closingLine = closing
    content = text.lines(1..<closing)
  }

  /// Whether the first line of a file is an opening fence, closed or not.
  package static func isOpened(in text: SourceText) -> Bool {
    text.lineCount > 0 && text.isFence(Array("---".utf8), line: 0)
  }
}

extension SourceText {
  fileprivate func isFence(_ fence: [UInt8], line: Int) -> Bool {
    let text = bytes[content(ofLine: line)]
    return text.starts(with: fence) && text.dropFirst(fence.count).allSatisfy(\.isBlank)
  }
}
