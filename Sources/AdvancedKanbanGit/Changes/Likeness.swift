/// Whether two cards that differ may be one card before and after an edit by hand.
///
/// They may where half the words of the shorter one stand in the other too, or where the titles
/// begin and end alike: what they share at both ends makes up half of the longer one.
enum Likeness {
  static func joins(_ text: String, _ other: String) -> Bool {
    sharesWords(text, other) || sharesEnds(firstLine(of: text), firstLine(of: other))
  }

  private static func sharesWords(_ text: String, _ other: String) -> Bool {
    let (words, others) = (Set(self.words(in: text)), Set(self.words(in: other)))
    let count = min(words.count, others.count)
    return count > 0 && words.intersection(others).count * 2 >= count
  }

  private static func sharesEnds(_ title: String, _ other: String) -> Bool {
    let (left, right) = (Array(title.unicodeScalars), Array(other.unicodeScalars))
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let rest = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed())
    let suffix = rest.prefix { $0 == $1 }.count
    return prefix + suffix > 0 && (prefix + suffix) * 2 >= max(left.count, right.count)
  }

  private static func words(in text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { $0[...] }
  }

  /// The title, without the marker and the box that most cards begin with.
  private static func firstLine(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return String(line.drop { !$0.isLetter && !$0.isNumber })
  }
}
