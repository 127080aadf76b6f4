internal import Glibc

/// A text in a file of its own, for a program to work on.
struct ScratchText {
  let path: String

  /// Writes the text to a file that nobody else can read.
  init(_ text: String, in environment: Environment) throws(Failure) {
    let folder = environment.variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = Array(absolutePath(folder, in: environment.workingDirectory).utf8CString)
    name.removeLast()
    name += Array("/kanban-md-XXXXXX.md".utf8CString)
    let descriptor = unsafe mkstemps(&name, 3)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw .unusable(path, errno) }
    defer { close(descriptor) }
    let problem = FileDescriptor.write(Array(text.utf8), to: descriptor)
    guard problem == 0 else {
      remove()
      throw .unusable(path, problem)
    }
  }

  /// What the file holds now.
  func text() throws(Failure) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unusable(path, errno) }
    defer { close(descriptor) }
    guard let text = String(validating: try FileDescriptor.readToEnd(descriptor), as: UTF8.self)
    else { throw Failure(.inputOutput, "'\(path)' is no UTF-8 text") }
    return text
  }

  func remove() { unsafe unlink(path) }
}

extension Failure {
  fileprivate static func unusable(_ path: String, _ errorNumber: Int32) -> Failure {
    Failure(.inputOutput, "cannot use '\(path)': \(systemMessage(errorNumber))")
  }
}
