/// Text from files, made fit to stand in Markdown as what it is.
enum MarkdownText {
  /// The text as inline Markdown that shows it and does nothing else: no link, no markup, nobody
  /// notified.
  ///
  /// What a host would link or act upon though it is escaped (`@name`, `#12`, addresses) stands as code.
  static func inline(_ text: String) -> String {
    let words = TerminalText.visible(text).split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0.isActive ? code(String($0)) : escaped($0) }.joined(separator: " ")
  }

  /// The text as code.
  static func code(_ text: String) -> String {
    let text = TerminalText.visible(text)
    var (longest, current) = (0, 0)
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsBlank = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
    let blank = needsBlank ? " " : ""
    return fence + blank + text + blank + fence
  }

  private static func escaped(_ word: Substring) -> String {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    var result = ""
    for (index, character) in word.enumerated() {
      let endsNumber = index == digits.count && index > 0 && ".)".contains(character)
      let isMarkup = alwaysEscaped.contains(character)
      let opensBlock = index == 0 && "#+-=:".contains(character)
      result += isMarkup || endsNumber || opensBlock ? "\\\(character)" : String(character)
    }
    return result
  }

  private static let alwaysEscaped: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "{", "}", "!",
  ]
}

extension Substring {
  /// Whether a host would make something of the word even if its signs are escaped.
  fileprivate var isActive: Bool {
    let text = lowercased()
    return contains("@") || contains("#") || text.contains("://") || text.contains("www.")
      || text.contains("gh-") || isLikeObjectID
  }

  /// Whether the word looks like the ID of a commit.
  private var isLikeObjectID: Bool {
    let word = filter { $0.isLetter || $0.isNumber }
    return (7...40).contains(word.count) && word.allSatisfy(\.isHexDigit)
      && word.contains { $0.isNumber }
  }
}
