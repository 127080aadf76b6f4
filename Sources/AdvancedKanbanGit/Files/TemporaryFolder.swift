internal import Glibc

/// A folder that nobody else can look into or guess the name of.
struct TemporaryFolder {
  let path: String

  init() throws(FileFailure) {
    var name = Array("/tmp/kanban-md-XXXXXX".utf8CString)
    let isMade = unsafe name.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard isMade else { throw FileFailure(.create, path) }
  }

  /// Removes the folder with all that is in it.
  func remove() { removeAll(path) }
}
