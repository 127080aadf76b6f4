internal import Glibc

/// The encoding of a commit, where it is another one than UTF-8.
struct CommitEncoding: Equatable {
  let name: String

  /// - Parameter setting: The value of `i18n.commitEncoding`, if it is set.
  init?(setting: String?) {
    guard let setting, !["utf-8", "utf8"].contains(setting.lowercased()) else { return nil }
    name = setting
  }

  /// A text in UTF-8 as this encoding has it; `nil` where it has no such text.
  func encoded(_ text: [UInt8]) -> [UInt8]? { converted(text, from: "UTF-8", to: name) }

  /// A text in this encoding as UTF-8.
  func decoded(_ text: [UInt8]) -> [UInt8]? { converted(text, from: name, to: "UTF-8") }
}

extension CommitEncoding? {
  /// A text in this encoding, or in UTF-8 without one.
  func bytes(of text: String) throws(KanbanStoreError) -> [UInt8] {
    guard let self else { return Array(text.utf8) }
    guard let bytes = self.encoded(Array(text.utf8)) else {
      throw .repository(.unencodable(self.name))
    }
    return bytes
  }
}

/// A text in another encoding; `nil` where that is impossible.
private func converted(_ text: [UInt8], from source: String, to target: String) -> [UInt8]? {
  let converter = unsafe iconv_open(target, source)
  guard Int(bitPattern: converter) != -1 else { return nil }
  defer { unsafe iconv_close(converter) }
  var text = text
  // No encoding needs more for a character, with what switches between its parts.
  var result = [UInt8](repeating: 0, count: text.count * 8 + 16)
  let count = unsafe text.withUnsafeMutableBytes { text in
    unsafe result.withUnsafeMutableBytes { result -> Int? in
      var source = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
      var target = unsafe result.baseAddress?.assumingMemoryBound(to: CChar.self)
      var (sourceCount, targetCount) = (text.count, result.count)
      let isWhole =
        unsafe iconv(converter, &source, &sourceCount, &target, &targetCount) != -1
        && iconv(converter, nil, nil, &target, &targetCount) != -1
      return isWhole ? result.count - targetCount : nil
    }
  }
  return count.map { Array(result[..<$0]) }
}
