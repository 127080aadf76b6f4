internal import SourceText
internal import YAML

/// The lines of a front matter, divided by its keys: each key has the lines from the one behind the
/// key before it to its last, so that comments above it go with it.
struct FrontMatterChunks {
  /// A key with its lines, line ends included.
  struct Chunk: Equatable {
    let key: String
    let lines: [[UInt8]]
  }

  private(set) var chunks: [Chunk] = []

  /// The lines behind the last key's.
  let rest: [[UInt8]]

  /// - Returns: `nil` where the block is not one `key: value` after the other, or has a key twice.
  init?(of file: MarkdownCardFile) {
    guard let block = file.frontMatter else {
      rest = []
      return
    }
    let settings = FrontMatter(block, in: file.text)
    guard settings.problem == nil else { return nil }
    let firstLine = 1
    var line = firstLine
    let starts = settings.entries.map {
      file.text.line(at: settings.start + $0.key.range.lowerBound)
    }
    guard Set(settings.entries.map(\.key.value)).count == starts.count,
      zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }),
      starts.allSatisfy({ file.text.bytes[file.text.start(ofLine: $0)].isBlank == false })
    else { return nil }
    for (index, entry) in settings.entries.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : block.closingLine
      let end = file.endOfKey(from: starts[index], to: next)
      chunks.append(Chunk(key: entry.key.value, lines: file.text.lineBytes(line..<end)))
      line = end
    }
    rest = file.text.lineBytes(line..<block.closingLine)
  }
}

extension MarkdownCardFile {
  /// The line behind those that belong to a key: comments and blank lines before the next key are not
  /// among them.
  fileprivate func endOfKey(from line: Int, to next: Int) -> Int {
    var end = next
    while end > line + 1, text.isBlank(end - 1) || text.isComment(end - 1) { end -= 1 }
    return end
  }
}

extension SourceText {
  /// Some lines with their line ends.
  func lineBytes(_ range: Range<Int>) -> [[UInt8]] { range.map { Array(bytes[line($0)]) } }

  fileprivate func isComment(_ line: Int) -> Bool {
    bytes[content(ofLine: line)].drop(while: \.isBlank).first == UInt8(ascii: "#")
  }
}
