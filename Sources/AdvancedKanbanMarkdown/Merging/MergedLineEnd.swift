internal import SourceText

/// How the lines of a merged file end.
struct MergedLineEnd {
  /// As the side has it that has changed that.
  let lineEnd: LineEnd

  /// Whether lines of a version end in another way, so that they have to be written alike.
  let isConverted: Bool

  init(_ versions: MergeVersions<SourceText>) {
    let ends = versions.map(\.firstLineEnd)
    let sides = [ends.ours, ends.theirs].compactMap(\.self)
    lineEnd =
      (versions.merged(\.firstLineEnd) ?? ends.base)
      ?? sides.min { $0.bytes.count < $1.bytes.count } ?? .lineFeed
    isConverted = Set(ends.all.compactMap(\.self)).count > 1
  }

  /// A line with the line end that it is to have.
  func ended(_ line: [UInt8]) -> [UInt8] {
    line.last?.isLineEnd == true ? converted(line) : line + lineEnd.bytes
  }

  /// A line with the line end that it is to have, if it has one.
  func converted(_ line: [UInt8]) -> [UInt8] {
    guard isConverted, line.last?.isLineEnd == true else { return line }
    return line.withoutLineEnd + lineEnd.bytes
  }
}

extension SourceText {
  /// How the first line ends, if it does.
  fileprivate var firstLineEnd: LineEnd? { lineCount > 0 ? lineEnd(ofLine: 0) : nil }
}
