internal import Glibc

extension [UInt8] {
  /// Whether other bytes are the same; compared as memory, an order faster than one by one.
  package func hasBytes(of other: [UInt8]) -> Bool {
    count == other.count
      && withUnsafeBytes { own in
        other.withUnsafeBytes { other in
          guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
          return start == otherStart || memcmp(start, otherStart, own.count) == 0
        }
      }
  }
}
