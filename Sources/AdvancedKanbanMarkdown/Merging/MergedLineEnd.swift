internal import SourceText

/// How the lines of a merged file end.
struct MergedLineEnd {
  /// As the side has it that has changed that.
  let lineEnd: LineEnd

  /// Whether lines of the base end in another way.
  let isConverted: Bool

  /// Whether the versions differ, so that lines have to be written alike before they are compared.
  private let isContested: Bool

  init(_ versions: MergeVersions<SourceText>) {
    let ends = versions.map(\.firstLineEnd)
    let sides = [ends.ours, ends.theirs].compactMap(\.self)
    lineEnd =
      (versions.merged(\.firstLineEnd) ?? ends.base)
      ?? sides.min { $0.bytes.count < $1.bytes.count } ?? .lineFeed
    isConverted = ends.base != nil && ends.base != lineEnd
    isContested = Set(ends.all.compactMap(\.self)).count > 1
  }

  /// A line with the line end that it is to have.
  func ended(_ line: [UInt8]) -> [UInt8] {
    line.last?.isLineEnd == true ? converted(line) : line + lineEnd.bytes
  }

  /// A line with the line end that it is to have, if it has one.
  func converted(_ line: [UInt8]) -> [UInt8] {
    guard isContested, line.last?.isLineEnd == true else { return line }
    return line.withoutLineEnd + lineEnd.bytes
  }
}

extension SourceText {
  /// How the first line ends, if it does.
  fileprivate var firstLineEnd: LineEnd? { lineCount > 0 ? lineEnd(ofLine: 0) : nil }
}
