import Glibc

/// Whole reads and writes on the three streams every process is born with.
enum FileDescriptor {
  /// Writes all the bytes and returns the error number, 0 for none.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Reads until nothing is left.
  static func readToEnd(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try readPart(descriptor)
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Reads what has come by now, and waits for something if that is nothing; empty at the end.
  static func readPart(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 {
        return Array(chunk[..<count])
      } else if errno != EINTR {
        throw Failure(.inputOutput, "cannot read standard input: \(systemMessage(errno))")
      }
    }
  }
}

/// What the system says about an error number.
func systemMessage(_ errorNumber: Int32) -> String {
  unsafe String(cString: strerror(errorNumber))
}
