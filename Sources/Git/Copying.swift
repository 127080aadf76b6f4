internal import CGit2

/// What libgit2 writes into a buffer of its own by `fill`, copied out.
func bytes(_ fill: (inout git_buf) -> Int32) throws(GitError) -> [UInt8] {
  var buffer = git_buf()
  defer { git_buf_dispose(&buffer) }
  try check(fill(&buffer))
  return [UInt8](UnsafeRawBufferPointer(start: buffer.ptr, count: buffer.size))
}

extension String {
  /// The text behind a C string that libgit2 owns; bytes that are no UTF-8 are repaired.
  init?(_ text: UnsafePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }
}
