/// Why a server cannot begin.
package enum HTTPServerError: Error, Hashable, Sendable {
  case outOfMemory

  /// Nobody may listen at this port; the number is that of the system's error.
  case port(UInt16, errorNumber: Int32)

  /// All of these ports are taken.
  case noFreePort(ClosedRange<UInt16>)

  /// What ``EventWatch`` was to watch cannot be watched.
  case watch(path: String, errorNumber: Int32)
}
