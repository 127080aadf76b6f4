internal import SourceText

/// A title that a person has typed.
struct Title {
  /// The title as it is, then with a backslash that keeps it from being anything but text.
  let spellings: [String]

  init(_ text: String) throws(MarkdownEditError) {
    let isOneLine = !text.utf8.contains { $0 == .lineFeed || $0 == .carriageReturn || $0 == 0 }
    guard isOneLine else { throw .titleNotOneLine }
    let trimmed = Array(text.utf8)[...].trimmed
    spellings = [trimmed.text, Self.escaped(trimmed)]
  }

  /// The title with a backslash before its first mark: in `1. x` before the dot, as a backslash
  /// before a digit is just a backslash.
  private static func escaped(_ title: ArraySlice<UInt8>) -> String {
    let digits = title.prefix(while: \.isDigit)
    let rest = title.dropFirst(digits.count)
    guard let first = rest.first, ".)".utf8.contains(first) else { return "\\" + title.text }
    return digits.text + "\\" + rest.text
  }
}
