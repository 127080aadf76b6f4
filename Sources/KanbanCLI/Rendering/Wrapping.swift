extension TerminalText {
  /// The text in lines of at most so many columns, broken at spaces, and inside a word only where
  /// the word alone is longer than a line.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if joined.displayWidth <= width {
        line = joined
      } else if String(word).displayWidth <= width {
        lines.append(line)
        line = String(word)
      } else {
        let pieces = broken(joined, width: width)
        lines += pieces.dropLast()
        line = pieces.last ?? ""
      }
    }
    return lines + [line]
  }

  /// The text in lines of at most so many columns; as one line where they are without end.
  static func wrapped(_ text: String, width: Int?) -> [String] {
    width.map { wrapped(text, width: $0) } ?? [text]
  }

  /// The text cut into lines wherever they are full; a line holds one character at least.
  private static func broken(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let fitting = prefix(of: rest, width: width)
      let piece = fitting.isEmpty ? rest.prefix(1) : fitting
      lines.append(String(piece).trimmingTrailingSpaces)
      rest = rest.dropFirst(piece.count).drop { $0 == " " }
    }
    return lines
  }

  /// The text, or as much of it as fits before an ellipsis.
  package static func truncated(_ text: String, width: Int) -> String {
    guard text.displayWidth > width else { return text }
    guard width > 0 else { return "" }
    return String(prefix(of: text[...], width: width - 1)).trimmingTrailingSpaces + "…"
  }

  private static func prefix(of text: Substring, width: Int) -> Substring {
    var used = 0
    return text.prefix { character in
      used += String(character).displayWidth
      return used <= width
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text with spaces after it, up to so many columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}
