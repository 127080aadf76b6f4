internal import CGit2

/// Reads a commit as it is stored: lines that begin with a word, an empty line, the message.
struct CommitLines {
  /// What is left to read; in the end the message.
  private(set) var rest: UnsafeRawBufferPointer

  init(_ content: UnsafeRawBufferPointer) { rest = content }

  /// The value of the next line, if it begins with this word.
  mutating func value(of key: StaticString) -> UnsafeRawBufferPointer? {
    let count = key.utf8CodeUnitCount
    guard rest.count > count, rest[count] == UInt8(ascii: " "),
      key.withUTF8Buffer({ $0.elementsEqual(rest[..<count]) })
    else { return nil }
    return UnsafeRawBufferPointer(rebasing: line().dropFirst(count + 1))
  }

  /// The ID in the next line, if it begins with this word.
  mutating func id(of key: StaticString) -> ObjectID? {
    guard let digits = value(of: key), digits.count == 40 else { return nil }
    return ObjectID(digits: digits)
  }

  /// Passes over the lines that are left before the message.
  mutating func skipToMessage() {
    while !rest.isEmpty && !line().isEmpty {}
  }

  private mutating func line() -> Slice<UnsafeRawBufferPointer> {
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<end]
    rest = UnsafeRawBufferPointer(rebasing: rest[min(end + 1, rest.endIndex)...])
    return line
  }
}

extension ObjectID {
  /// The ID that 40 hexadecimal digits spell.
  fileprivate init?(digits: UnsafeRawBufferPointer) {
    var id = git_oid()
    guard let start = digits.bindMemory(to: CChar.self).baseAddress,
      git_oid_fromstrn(&id, start, digits.count) == 0
    else {
      git_error_clear()
      return nil
    }
    self.init(id)
  }
}
