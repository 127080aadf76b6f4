/// The words with which git reads dates.
///
/// git takes what it does not know for nothing, and nothing for now: whatever is misspelt would be
/// understood, as something else. What it takes for no time at all, as `never`, is none here either.
enum DateWords {
  /// The first word of a text that says nothing to git; the text itself where there is no word or
  /// digit in it that says anything.
  static func unknown(in text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    if let word = words.first(where: { !isKnown($0) }) { return word }
    if let number = Int64(text), !isKnown(number) { return text }
    let says =
      text.contains { $0.isASCII && $0.isNumber } || words.contains { !fillers.contains($0) }
    return says ? nil : text
  }

  private static func isKnown(_ word: String) -> Bool {
    fillers.contains(word) || short.contains(word)
      || long.contains { $0 == word || $0 + "s" == word }
      || word.count >= 3 && names.contains { $0.hasPrefix(word) }
  }

  /// Whether git takes a number that stands alone for a day, a month, a year or the seconds since 1970.
  private static func isKnown(_ number: Int64) -> Bool {
    1...37 ~= number || 70...99 ~= number || 1970...2099 ~= number || number >= 100_000_000
  }

  /// What git passes over, and nobody misses.
  private static let fillers: Set = ["at", "on", "the", "of", "and"]

  private static let short: Set = [
    "am", "pm", "t", "z", "utc", "gmt", "st", "nd", "rd", "th", "now", "today", "tea",
  ]

  private static let long: Set = [
    "yesterday", "noon", "midnight", "ago", "last", "second", "minute", "hour", "day",
    "week", "month", "year", "one", "two", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten",
  ]

  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "mondays", "tuesdays", "wednesdays", "thursdays",
    "fridays", "saturdays", "sundays",
  ]
}
