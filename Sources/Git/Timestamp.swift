internal import Glibc

/// A moment as git records it: with the time zone of whoever was there.
package struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970 in UTC.
  package var seconds: Int64

  /// How far the local clock was ahead of UTC.
  package var offsetInMinutes: Int

  package init(seconds: Int64, offsetInMinutes: Int) {
    self.seconds = seconds
    self.offsetInMinutes = offsetInMinutes
  }

  /// A moment in the time zone of this process.
  package init(localSeconds seconds: Int64) {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    self.init(seconds: seconds, offsetInMinutes: local.tm_gmtoff / 60)
  }

  package static func now() -> Timestamp {
    Timestamp(localSeconds: Int64(time(nil)))
  }

  /// The form in which a commit has it, marked as such with `@`.
  package var rawText: String {
    let minutes = abs(offsetInMinutes)
    let zone = String(minutes / 60 * 100 + minutes % 60)
    let digits = String(repeating: "0", count: max(4 - zone.count, 0)) + zone
    return "@\(seconds) \(offsetInMinutes < 0 ? "-" : "+")\(digits)"
  }
}
