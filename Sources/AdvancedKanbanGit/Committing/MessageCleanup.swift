/// What becomes of blanks and comments in a commit message, as `commit.cleanup` has it for messages
/// that no editor has shown.
enum MessageCleanup: Equatable {
  case verbatim
  case whitespace
  case strip(comment: UInt8)

  /// What the values of `commit.cleanup` and `core.commentChar` stand for, or `nil` for a setting that
  /// git does not know.
  init?(setting: String?, comment: String?) {
    switch setting {
    case nil, "default", "whitespace", "scissors": self = .whitespace
    case "verbatim": self = .verbatim
    case "strip":
      let comment = comment.flatMap { $0.utf8.count == 1 ? $0.utf8.first : nil }
      self = .strip(comment: comment ?? UInt8(ascii: "#"))
    default: return nil
    }
  }

  /// The message without blanks at the ends of lines, without empty lines at both of its ends, and
  /// with no two of them in a row.
  func cleaned(_ message: [UInt8]) -> [UInt8] {
    guard self != .verbatim else { return message }
    var result: [UInt8] = []
    var isAfterGap = false
    for line in message.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if case .strip(let comment) = self, line.first == comment { continue }
      let text = line.withoutBlanksBehind
      if text.isEmpty {
        isAfterGap = true
      } else {
        if isAfterGap && !result.isEmpty { result.append(UInt8(ascii: "\n")) }
        isAfterGap = false
        result += text + [UInt8(ascii: "\n")]
      }
    }
    return result
  }

  /// Whether a message says nothing: sign-offs alone are not enough.
  func isEmpty(_ message: [UInt8]) -> Bool {
    guard self != .verbatim else { return message.isEmpty }
    return message.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      line.withoutBlanksBehind.isEmpty || line.starts(with: "Signed-off-by: ".utf8)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanksBehind: ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !" \t\r\n".utf8.contains($0) }) else { return [] }
    return self[...last]
  }
}
