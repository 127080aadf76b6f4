import Foundation
import TestSupport
import Testing

@testable import KanbanCLI

@Suite("A time of a commit")
struct CalendarTimeTests {
  @Test("is the one that the system's calendar has")
  func agrees() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let seconds = Int64.random(in: -50_000_000_000...50_000_000_000, using: &random)
      let offset = Int.random(in: -56...56, using: &random) * 15
      let (date, clock) = dateAndClock(ofSecond: seconds + Int64(offset) * 60)
      let time = CalendarTime(seconds: seconds, offsetInMinutes: offset)
      #expect(time.date == date, "seed \(seed): \(seconds)")
      #expect(time.shown == "\(date) \(clock.prefix(5))", "seed \(seed): \(seconds)")
      #expect(time.iso8601.hasPrefix("\(date)T\(clock)"), "seed \(seed): \(seconds)")
    }
  }

  /// What the C library says.
  private func dateAndClock(ofSecond second: Int64) -> (String, String) {
    var time = time_t(second)
    var parts = unsafe tm()
    unsafe gmtime_r(&time, &parts)
    let date = unsafe [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let clock = unsafe [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
    return (
      "\(padded(date[0], 4))-\(padded(date[1], 2))-\(padded(date[2], 2))",
      clock.map { padded($0, 2) }.joined(separator: ":")
    )
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  @Test(
    "names its time zone",
    arguments: [(0, "+00:00"), (90, "+01:30"), (-90, "-01:30"), (-720, "-12:00")]
  )
  func namesZones(offset: Int, zone: String) {
    let time = CalendarTime(seconds: 1_772_611_200, offsetInMinutes: offset)
    #expect(time.iso8601.hasSuffix(zone))
  }

  @Test("is within reason whatever a commit says")
  func isBounded() {
    for seconds in [Int64.min, .max, -1, 0] {
      #expect(!CalendarTime(seconds: seconds, offsetInMinutes: 0).shown.isEmpty)
    }
    #expect(CalendarTime(seconds: -1, offsetInMinutes: 0).shown == "1969-12-31 23:59")
  }

  @Test(
    "is as long ago as one would say",
    arguments: [
      (0, "moments"), (59, "moments"), (60, "1 minute"), (3 * 3600, "3 hours"),
      (47 * 3600, "47 hours"), (2 * 86_400, "2 days"), (20 * 86_400, "2 weeks"),
      (100 * 86_400, "3 months"), (800 * 86_400, "2 years"),
    ]
  )
  func saysHowLong(seconds: Int, words: String) {
    #expect(duration(ofSeconds: seconds) == words)
  }
}
