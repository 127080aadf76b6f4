internal import Glibc

/// Runs a program to its end.
///
/// It gets this environment and no other, and this directory or else that of the process. Its
/// streams are files, so that nothing can block.
package func run(
  _ executable: String,
  _ arguments: [String],
  environment: [String: String],
  directory: String? = nil,
  input: [UInt8] = []
) throws -> ProcessResult {
  let streams = try [ScratchFile(input), ScratchFile(), ScratchFile()]
  let words = [executable] + arguments
  let process = try spawn(
    (directory.map { ["/usr/bin/env", "--chdir=\($0)"] } ?? []) + words,
    environment,
    streams.map(\.descriptor)
  )
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) == -1 && errno == EINTR {}
  return ProcessResult(
    command: words.joined(separator: " "),
    exitCode: Int(status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f),
    output: try streams[1].content(),
    errors: try streams[2].content()
  )
}

private func spawn(
  _ words: [String],
  _ environment: [String: String],
  _ descriptors: [Int32]
) throws -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (stream, descriptor) in descriptors.enumerated() {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream))
  }
  var process: pid_t = 0
  let code = unsafe withCStrings(words) { arguments in
    unsafe withCStrings(environment.map { "\($0)=\($1)" }) { variables in
      unsafe posix_spawnp(&process, words[0], &actions, nil, arguments, variables)
    }
  }
  guard code == 0 else { throw ProcessFailure(description: "cannot start \(words[0]): \(code)") }
  return process
}

private func withCStrings(
  _ strings: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
) -> Int32 {
  var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe body(&pointers)
}
