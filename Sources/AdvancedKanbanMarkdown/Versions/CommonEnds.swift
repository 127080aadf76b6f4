internal import Glibc

/// How many bytes two texts have in common at their beginning and at their end; of bytes that could be
/// either, the beginning has them.
struct CommonEnds {
  let prefix: Int
  let suffix: Int

  init(_ one: [UInt8], _ other: [UInt8]) {
    let shorter = min(one.count, other.count)
    (prefix, suffix) = unsafe one.withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        let prefix = unsafe Self.prefix(one, other, upTo: shorter)
        return (prefix, unsafe Self.suffix(one, other, upTo: shorter - prefix))
      }
    }
  }

  /// So many bytes are compared at a time, as long as they are the same; then fewer.
  private static let steps = [1024, 32]

  private static func prefix(
    _ one: UnsafeRawBufferPointer,
    _ other: UnsafeRawBufferPointer,
    upTo limit: Int
  ) -> Int {
    guard let left = one.baseAddress, let right = other.baseAddress else { return 0 }
    var count = 0
    for step in steps {
      while count + step <= limit, unsafe memcmp(left + count, right + count, step) == 0 {
        count += step
      }
    }
    while unsafe count < limit && one[count] == other[count] { count += 1 }
    return count
  }

  private static func suffix(
    _ one: UnsafeRawBufferPointer,
    _ other: UnsafeRawBufferPointer,
    upTo limit: Int
  ) -> Int {
    guard let left = one.baseAddress, let right = other.baseAddress else { return 0 }
    let (leftEnd, rightEnd) = unsafe (left + one.count, right + other.count)
    var count = 0
    for step in steps {
      while count + step <= limit,
        unsafe memcmp(leftEnd - count - step, rightEnd - count - step, step) == 0
      {
        count += step
      }
    }
    while unsafe count < limit && one[one.count - count - 1] == other[other.count - count - 1] {
      count += 1
    }
    return count
  }
}
