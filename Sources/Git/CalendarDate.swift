internal import Glibc

/// A date in words, read one word at a time and in any order; no part may come twice.
struct CalendarDate {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var clock: [Int]?
  private var offset: Int?

  /// Takes in a word; `false` if it is no part of a date.
  mutating func read(_ word: Substring) -> Bool {
    if let minutes = Timestamp.minutes(ofZone: word) { return fill(&offset, minutes) }
    if let number = Int(digits: word) {
      return word.count == 4 ? fill(&year, number) : fill(&day, number)
    }
    if word.contains(":") { return readDateAndClock(word) }
    return word.first?.isNumber == true ? readDate(word) : readName(word)
  }

  private mutating func readDateAndClock(_ word: Substring) -> Bool {
    let parts = word.split(separator: "T", maxSplits: 1)
    guard parts.count == 2 else { return readClock(word) }
    return readDate(parts[0]) && readClock(parts[1])
  }

  /// `2024-02-29`, `2024/02/29`, `2024.02.29`.
  private mutating func readDate(_ word: Substring) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    let numbers = parts.compactMap { Int(digits: $0) }
    guard numbers.count == 3, parts.count == 3, parts[0].count == 4 else { return false }
    return fill(&year, numbers[0]) && fill(&month, numbers[1]) && fill(&day, numbers[2])
  }

  /// `22:13`, `22:13:13`, `22:13:13.5`, each with or without a time zone.
  private mutating func readClock(_ word: Substring) -> Bool {
    let zone = word.firstIndex { "+-Zz".contains($0) } ?? word.endIndex
    let parts = word[..<zone].split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count else { return false }
    let seconds = parts.count == 3 ? parts[2].prefix { $0 != "." } : "0"
    let numbers = [parts[0], parts[1], seconds].compactMap { Int(digits: $0) }
    guard numbers.count == 3, numbers[0] < 25, numbers[1] < 60, numbers[2] <= 60 else {
      return false
    }
    return fill(&clock, numbers) && (zone == word.endIndex || readZone(word[zone...]))
  }

  private mutating func readZone(_ zone: Substring) -> Bool {
    guard let minutes = Timestamp.minutes(ofZone: zone) else { return false }
    return fill(&offset, minutes)
  }

  private mutating func readName(_ word: Substring) -> Bool {
    let name = word.prefix(3).lowercased()
    if let index = Self.months.firstIndex(of: name) { return fill(&month, index + 1) }
    return Self.weekdays.contains(name)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}

extension CalendarDate {
  /// The moment, once everything but the time zone has been read; git knows the years from 1970
  /// to 2099.
  var timestamp: Timestamp? {
    guard let year, let month, let day, let clock, 1970...2099 ~= year, 1...12 ~= month,
      1...31 ~= day
    else { return nil }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (Int32(year - 1900), Int32(month - 1), Int32(day))
    (time.tm_hour, time.tm_min, time.tm_sec) = (Int32(clock[0]), Int32(clock[1]), Int32(clock[2]))
    time.tm_isdst = -1
    guard let offset else { return Timestamp(localSeconds: Int64(mktime(&time))) }
    return Timestamp(seconds: Int64(timegm(&time)) - Int64(offset) * 60, offsetInMinutes: offset)
  }
}

private func fill<Part>(_ part: inout Part?, _ value: Part) -> Bool {
  guard part == nil else { return false }
  part = value
  return true
}
