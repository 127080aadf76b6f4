internal import Git

/// A day as ISO 8601 has it: `2026-03-04` or `20260304`. The calendar need not have it.
struct ISODay {
  private let digits: String

  init?(_ text: String) {
    digits = text.filter { $0 != "-" }
    guard digits.utf8.count == 8, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      text == digits || text == Self.date(digits)
    else { return nil }
  }

  /// The first or the last second of the day, in the time zone of this process; `nil` where the
  /// calendar or git does not have the day.
  func seconds(_ bound: DateBound) -> Int64? {
    guard isInCalendar else { return nil }
    let clock = bound == .start ? "00:00:00" : "23:59:59"
    return Timestamp("\(Self.date(digits)) \(clock)")?.seconds
  }

  private var isInCalendar: Bool {
    guard let month = Int(digits.dropFirst(4).prefix(2)), let day = Int(digits.suffix(2)),
      let year = Int(digits.prefix(4)), 1...12 ~= month
    else { return false }
    return 1...Self.length(ofMonth: month, in: year) ~= day
  }

  private static func date(_ digits: String) -> String {
    "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

/// Which end of a day is meant by a day alone.
package enum DateBound: Sendable {
  case start
  case end
}
