extension Timestamp {
  /// Reads a date as git takes it from `GIT_AUTHOR_DATE`: seconds since 1970 with or without a
  /// time zone, RFC 2822, ISO 8601, or git's own way of showing dates.
  ///
  /// Without a time zone, that of the process counts.
  package init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "," }
    guard let time = Self.seconds(words) ?? Self.date(words) else { return nil }
    self = time
  }

  private static func seconds(_ words: [Substring]) -> Timestamp? {
    guard let first = words.first, words.count <= 2 else { return nil }
    let isMarked = first.hasPrefix("@")
    guard let seconds = Int64(digits: isMarked ? first.dropFirst() : first),
      isMarked || seconds >= 100_000_000
    else { return nil }
    guard words.count == 2 else { return Timestamp(localSeconds: seconds) }
    return minutes(ofZone: words[1]).map { Timestamp(seconds: seconds, offsetInMinutes: $0) }
  }

  private static func date(_ words: [Substring]) -> Timestamp? {
    var date = CalendarDate()
    for word in words {
      guard date.read(word) else { return nil }
    }
    return date.timestamp
  }

  /// The minutes ahead of UTC that `+0200`, `-02:30`, `Z` and the like stand for.
  static func minutes(ofZone zone: Substring) -> Int? {
    if ["Z", "UTC", "GMT"].contains(zone.uppercased()) { return 0 }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard zone.hasPrefix("+") || zone.hasPrefix("-"), digits.count == 4,
      let number = Int(digits: Substring(digits)), number < 2400, number % 100 < 60
    else { return nil }
    let minutes = number / 100 * 60 + number % 100
    return zone.hasPrefix("-") ? -minutes : minutes
  }
}

extension FixedWidthInteger {
  /// The number that these digits spell, without any sign.
  init?(digits: Substring) {
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    self.init(digits)
  }
}
