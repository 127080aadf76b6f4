/// The bytes of a text file, and where each of its lines begins.
///
/// A line ends at LF, CR LF or a lone CR, as CommonMark has it, and nowhere else; its line end
/// belongs to it. A byte order mark stands before the first line and belongs to none. Lines and
/// bytes count from 0 here; only ``SourceLocation`` counts from 1, as people and editors do.
package struct SourceText: Hashable, Sendable {
  /// The bytes of the whole file.
  package let bytes: [UInt8]

  /// The offset of the first byte of each line, in as little memory as files that are read need.
  @usableFromInline let lineStarts: [UInt32]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    self.lineStarts = Self.lineStarts(of: bytes, from: start, to: bytes.count)
  }

  /// A text of which the lines are known but for some.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - old: Another text, which begins and ends as this one does.
  ///   - head: How many lines from the beginning both have; the next one begins in the same place.
  ///   - tail: How many lines from the end both have.
  init(_ bytes: [UInt8], like old: SourceText, head: Int, tail: Int) {
    let shift = bytes.count - old.bytes.count
    let start = old.start(ofLine: head)
    let end = old.start(ofLine: old.lineCount - tail) + shift
    let new = Self.lineStarts(of: bytes, from: start, to: end)
    // One array of the right size: with others on the way a large file would be there more than twice.
    var starts: [UInt32] = []
    starts.reserveCapacity(head + new.count + tail)
    starts += old.lineStarts[..<head]
    starts += new
    for start in old.lineStarts[(old.lineCount - tail)...] {
      starts.append(UInt32(clamping: Int(start) + shift))
    }
    self.bytes = bytes
    lineStarts = starts
  }

  @inlinable package var lineCount: Int { lineStarts.count }

  /// The bytes of a line with its line end.
  @inlinable package func line(_ index: Int) -> Range<Int> {
    Int(lineStarts[index])..<start(ofLine: index + 1)
  }

  /// The bytes of a line without its line end.
  @inlinable package func content(ofLine index: Int) -> Range<Int> {
    let line = line(index)
    var end = line.upperBound
    if end > line.lowerBound, bytes[end - 1] == .lineFeed { end -= 1 }
    if end > line.lowerBound, bytes[end - 1] == .carriageReturn { end -= 1 }
    return line.lowerBound..<end
  }

  /// The bytes that end a line: LF, CR LF, CR, or none on the last line of a file without one.
  @inlinable package func lineEnd(ofLine index: Int) -> LineEnd? {
    LineEnd(endOf: bytes[line(index)])
  }

  /// The offset at which a line begins; for the line after the last one, the end of the file.
  @inlinable package func start(ofLine index: Int) -> Int {
    index < lineStarts.count ? Int(lineStarts[index]) : bytes.count
  }

  /// The bytes of several lines with their line ends.
  @inlinable package func lines(_ range: Range<Int>) -> Range<Int> {
    start(ofLine: range.lowerBound)..<start(ofLine: range.upperBound)
  }

  /// Whether a line holds nothing but spaces and tabs.
  @inlinable package func isBlank(_ index: Int) -> Bool {
    bytes[content(ofLine: index)].allSatisfy(\.isBlank)
  }

  /// The line that holds the byte at an offset.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The place of a byte as people count it.
  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(line: line + 1, column: offset - start(ofLine: line) + 1)
  }

  /// Where the lines begin in a part of a text; the part begins with a line, and so does what is
  /// behind it.
  private static func lineStarts(of bytes: [UInt8], from start: Int, to end: Int) -> [UInt32] {
    guard start < end else { return [] }
    let text = bytes.span
    var starts: [UInt32] = []
    starts.reserveCapacity(text.estimatedLineCount(from: start, to: end))
    var line = start
    while line < end {
      starts.append(UInt32(clamping: line))
      line = text.endOfLine(from: line)
    }
    return starts
  }
}
