internal import SourceText

/// A line of a file under a finding, with a caret below the place.
struct FindingExcerpt {
  private let excerpt: Excerpt

  /// How many bytes a line that is shown can have on either side of the place; what is beyond is
  /// not even looked at.
  static let reach = 400

  init(_ excerpt: Excerpt) { self.excerpt = excerpt }

  /// Two lines of at most so many columns: the text with its controls made visible, and the caret.
  func lines(width: Int, caret: String = "^") -> [String] {
    let number = String(excerpt.line)
    let room = max(width - number.count - 3, 20)
    let before = Self.visible(excerpt.before)
    let after = Self.visible(excerpt.after)
    let afterRoom = room - min(before.displayWidth, room / 2)
    let afterShown = shown(after, width: afterRoom)
    let beforeShown = shownEnd(of: before, width: room - afterShown.displayWidth)
    let margin = String(repeating: " ", count: number.count)
    let padding = String(repeating: " ", count: beforeShown.displayWidth)
    let text = "\(number) | \(beforeShown)\(afterShown)"
    return [text.trimmingTrailingSpaces, "\(margin) | \(padding)\(caret)"]
  }

  private func shown(_ text: String, width: Int) -> String {
    let whole = excerpt.isCutAfter ? text + "…" : text
    return TerminalText.truncated(whole, width: width)
  }

  /// The end of a text, behind an ellipsis where that is not all of it.
  private func shownEnd(of text: String, width: Int) -> String {
    if !excerpt.isCutBefore && text.displayWidth <= width { return text }
    var used = 1
    let end = text.reversed().prefix { character in
      used += String(character).displayWidth
      return used <= width
    }
    return "…" + String(end.reversed())
  }

  private static func visible(_ text: String) -> String {
    let pieces = text.split(separator: "\t", omittingEmptySubsequences: false)
    return pieces.map { TerminalText.visible(String($0)) }.joined(separator: "    ")
  }
}
