/// Owns one object of libgit2 for the length of a scope.
struct Handle: ~Copyable {
  let pointer: OpaquePointer
  private let free: (OpaquePointer?) -> Void

  /// Opens an object by a function that hands it out through its first parameter.
  init(
    freedBy free: @escaping (OpaquePointer?) -> Void,
    _ open: (inout OpaquePointer?) -> Int32
  ) throws(GitError) {
    self.free = free
    self.pointer = try Self.pointer(open)
  }

  deinit { free(pointer) }

  /// What `open` hands out; an answer without an object is an error too.
  static func pointer(_ open: (inout OpaquePointer?) -> Int32) throws(GitError) -> OpaquePointer {
    var pointer: OpaquePointer?
    try check(open(&pointer))
    guard let pointer else { throw GitError(.other, "libgit2 handed out no object") }
    return pointer
  }
}
