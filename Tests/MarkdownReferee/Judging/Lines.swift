/// Cuts bytes into lines as CommonMark does: after LF, CR LF, and a CR that no LF follows.
enum Lines {
  static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      let next = end + (isPair ? 2 : 1)
      result.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { result.append(rest) }
    return result
  }

  /// A line without its line end.
  static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var content = line
    if content.last == 0x0A {
      content.removeLast()
      if content.last == 0x0D { content.removeLast() }
    } else if content.last == 0x0D {
      content.removeLast()
    }
    return content
  }

  static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    content(of: line).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// A line without the blanks at its beginning.
  static func unindented(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0 == 0x20 || $0 == 0x09 }
  }
}
