internal import CommonMark
internal import SourceText

extension Check {
  static let unclosedFence = Check(
    "unclosed-fence",
    .error,
    "A code block or comment is never closed and takes in the rest of the file",
    inFile: UnclosedFenceCheck.findings
  )
}

private enum UnclosedFenceCheck {
  /// Only the last block of a file can be open.
  static func findings(in file: CheckedFile) -> [Finding] {
    guard let last = file.file.blocks.last, let block = OpenBlock(last, in: file.text),
      !block.isClosed(before: file.text.lineCount, in: file.text)
    else { return [] }
    let count = ((last.firstLine + 1)..<file.text.lineCount).count {
      file.text.marker(ofLine: $0) != nil
    }
    let line = file.text.bytes[file.text.content(ofLine: last.firstLine)]
    let column = line.prefix(while: \.isBlank).count + 1
    let location = SourceLocation(line: last.firstLine + 1, column: column)
    return [
      Finding(.unclosedFence, at: location, message(for: block, hiding: count))
    ]
  }

  private static func message(for block: OpenBlock, hiding count: Int) -> String {
    let hidden =
      count == 0
      ? "would hide the next card"
      : count == 1
        ? "hides a line that looks like a card" : "hides \(count) lines that look like cards"
    return "\(block.name) is never closed and \(hidden); close it with '\(block.end)'"
  }
}

/// A block that lasts until something closes it, or the file ends.
private struct OpenBlock {
  let name: String

  /// What closes the block.
  let end: String

  private let firstLine: Int
  private let isFence: Bool

  init?(_ block: Block, in text: SourceText) {
    let line = text.bytes[text.content(ofLine: block.firstLine)]
    let content = line.drop { $0 == .space }
    firstLine = block.firstLine
    isFence = block.kind == .codeBlock
    if isFence {
      guard let fence = content.first, fence == UInt8(ascii: "`") || fence == UInt8(ascii: "~"),
        line.count - content.count < 4
      else { return nil }
      name = "this code block"
      end = content.prefix { $0 == fence }.text
    } else {
      let start = content.prefix(12).text.lowercased()
      guard block.kind == .html,
        let kind = Self.htmlKinds.first(where: { start.hasPrefix($0.start) })
      else { return nil }
      name = kind.name
      end = kind.end
    }
  }

  private static let htmlKinds =
    [
      ("<!--", "this comment", "-->"), ("<?", "this instruction", "?>"),
      ("<![cdata[", "this section", "]]>"), ("<!", "this declaration", ">"),
      ("<script", "this script", "</script>"), ("<style", "this style sheet", "</style>"),
      ("<pre", "this text", "</pre>"),
    ] as [(start: String, name: String, end: String)]

  func isClosed(before line: Int, in text: SourceText) -> Bool {
    let lines = isFence ? (firstLine + 1)..<line : firstLine..<line
    return lines.contains { closes(text.bytes[text.content(ofLine: $0)]) }
  }

  private func closes(_ line: ArraySlice<UInt8>) -> Bool {
    guard isFence else { return line.contains(ignoringCaseOf: Array(end.utf8)) }
    let content = line.drop { $0 == .space }
    let fence = content.prefix { $0 == end.utf8.first }
    return line.count - content.count < 4 && fence.count >= end.utf8.count
      && content.dropFirst(fence.count).allSatisfy(\.isBlank)
  }
}

extension ArraySlice<UInt8> {
  /// Whether some bytes in lower case are among these in any case.
  fileprivate func contains(ignoringCaseOf word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return (startIndex...(endIndex - word.count)).contains { start in
      self[start] == first
        && zip(self[start...], word).allSatisfy { ($0.isLetter ? $0 | 0x20 : $0) == $1 }
    }
  }
}
