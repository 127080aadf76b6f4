/// What a title says by its words: `#tag`, `@name` and `due:2026-12-24`.
///
/// They are ordinary text to everything but filters.
package struct Labels: Hashable, Sendable {
  /// The tags without `#`, in the order of the title. A number alone (`#12`) is no tag.
  package private(set) var tags: [String] = []

  /// The people without `@`, in the order of the title.
  package private(set) var people: [String] = []

  /// The first date that exists in the calendar, as it is written.
  package private(set) var due: String?

  package init(in title: String) {
    for word in title.split(whereSeparator: \.isWhitespace) {
      switch word.first {
      case "#": tags += Self.name(in: word).filter { $0.contains(where: \.isLetter) }
      case "@": people += Self.name(in: word)
      case "d" where due == nil: due = Self.date(in: word)
      default: break
      }
    }
  }

  /// The name behind a sign, up to the first character that no name has.
  private static func name(in word: Substring) -> [String] {
    let name = word.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_/.".contains($0) }
    let trimmed = name.reversed().drop { "./-".contains($0) }.reversed()
    return trimmed.isEmpty ? [] : [String(trimmed)]
  }

  private static func date(in word: Substring) -> String? {
    guard word.hasPrefix("due:") else { return nil }
    let date = word.dropFirst(4).prefix(10)
    return CalendarDate(String(date)) == nil ? nil : String(date)
  }
}

/// A day of the Gregorian calendar, written as ISO 8601 has it.
private struct CalendarDate {
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 < 0x3A }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
