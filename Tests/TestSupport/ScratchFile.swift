internal import Glibc

/// A file without a name, for the streams of a program.
final class ScratchFile {
  let descriptor: Int32

  init(_ content: [UInt8] = []) throws {
    var name = Array("/tmp/stream-XXXXXX".utf8CString)
    descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { throw ProcessFailure(description: "no temporary file: \(errno)") }
    unsafe unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try write(content)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  private func write(_ content: [UInt8]) throws {
    var rest = content[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { throw ProcessFailure(description: "cannot write: \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  /// Everything that has been written into the file.
  func content() throws -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      unsafe count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}
