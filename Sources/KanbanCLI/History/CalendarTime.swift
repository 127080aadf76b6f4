/// A moment by the calendar and the clock of whoever was there.
struct CalendarTime {
  private let year: Int
  private let month: Int
  private let day: Int
  private let second: Int
  private let offsetInMinutes: Int

  /// - Parameters:
  ///   - seconds: The seconds since 1970 in UTC.
  ///   - offsetInMinutes: How far the clock was ahead of UTC.
  init(seconds: Int64, offsetInMinutes: Int) {
    // What is beyond any calendar is as good as its end.
    let local = min(max(Int(seconds), -100_000_000_000), 100_000_000_000) + offsetInMinutes * 60
    let days = Int((Double(local) / 86_400).rounded(.down))
    (year, month, day) = Self.date(ofDay: days)
    second = local - days * 86_400
    self.offsetInMinutes = offsetInMinutes
  }

  /// The Gregorian date of a day, counted from 1970.
  private static func date(ofDay days: Int) -> (Int, Int, Int) {
    // In 400 years, of which each begins in March, the leap day is the last one.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// `2026-03-04`
  var date: String { "\(padded(year, to: 4))-\(padded(month))-\(padded(day))" }

  /// `2026-03-04 09:12`
  var shown: String { "\(date) \(padded(second / 3600)):\(padded(second / 60 % 60))" }

  /// `2026-03-04T09:12:33+01:00`
  var iso8601: String {
    let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0) }
    let zone = abs(offsetInMinutes)
    let sign = offsetInMinutes < 0 ? "-" : "+"
    return "\(date)T\(clock.joined(separator: ":"))\(sign)\(padded(zone / 60)):\(padded(zone % 60))"
  }
}

private func padded(_ number: Int, to width: Int = 2) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// How long something takes or has lasted, in the one unit that suits it: `5 hours`.
func duration(ofSeconds seconds: Int) -> String {
  let units = [
    (2 * 365 * 86_400, 365 * 86_400, "year"), (70 * 86_400, 30 * 86_400, "month"),
    (14 * 86_400, 7 * 86_400, "week"), (2 * 86_400, 86_400, "day"), (2 * 3600, 3600, "hour"),
    (60, 60, "minute"),
  ]
  guard let unit = units.first(where: { seconds >= $0.0 }) else { return "moments" }
  return counted(seconds / unit.1, unit.2)
}
