/// What stands in a line around a place in it.
package struct Excerpt: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The text before the place.
  package let before: String

  /// The text from the place on.
  package let after: String

  /// Whether the line begins before the excerpt does.
  package let isCutBefore: Bool

  /// Whether the line goes on behind the excerpt.
  package let isCutAfter: Bool
}

extension SourceText {
  /// The text around a place, as far as it is in its line; `nil` where there is no such line.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - reach: How many bytes to show on either side at most; no character is cut.
  /// - Returns: The excerpt.
  package func excerpt(at location: SourceLocation, reach: Int) -> Excerpt? {
    guard location.line >= 1, location.line <= lineCount else { return nil }
    let line = content(ofLine: location.line - 1)
    let place = min(line.lowerBound + max(location.column - 1, 0), line.upperBound)
    var start = max(line.lowerBound, place - reach)
    while start < place, bytes[start].continuesCharacter { start += 1 }
    var end = min(line.upperBound, place + reach)
    while end > place, end < line.upperBound, bytes[end].continuesCharacter { end -= 1 }
    return Excerpt(
      line: location.line,
      before: bytes[start..<place].text,
      after: bytes[place..<end].text,
      isCutBefore: start > line.lowerBound,
      isCutAfter: end < line.upperBound
    )
  }
}

extension UInt8 {
  fileprivate var continuesCharacter: Bool { self & 0xC0 == 0x80 }
}
