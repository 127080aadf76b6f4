/// The words with which git reads dates.
///
/// git takes what it does not know for nothing, and nothing for now: whatever is misspelt would be
/// understood, as something else.
enum DateWords {
  /// The first word of a text that says nothing to git; the text itself where there is no word or
  /// digit in it that says anything.
  static func unknown(in text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    if let word = words.first(where: { !isKnown($0) }) { return word }
    let says =
      text.contains { $0.isASCII && $0.isNumber } || words.contains { !fillers.contains($0) }
    return says ? nil : text
  }

  private static func isKnown(_ word: String) -> Bool {
    fillers.contains(word) || short.contains(word)
      || long.contains { $0 == word || $0 + "s" == word }
      || word.count >= 3 && names.contains { $0.hasPrefix(word) }
  }

  /// What git passes over, and nobody misses.
  private static let fillers: Set = ["at", "on", "the", "of", "and"]

  private static let short: Set = [
    "am", "pm", "t", "z", "utc", "gmt", "st", "nd", "rd", "th", "now", "today", "tea",
  ]

  private static let long: Set = [
    "yesterday", "noon", "midnight", "never", "ago", "last", "second", "minute", "hour", "day",
    "week", "month", "year", "one", "two", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten",
  ]

  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "mondays", "tuesdays", "wednesdays", "thursdays",
    "fridays", "saturdays", "sundays",
  ]
}
