/// What a program that has ended has printed.
struct ProgramOutput {
  /// The exit status, or 128 and the signal that ended the program.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]
}

extension ExternalProgram {
  /// Runs the program with an input, and keeps what it prints.
  ///
  /// The streams are files, so that nobody waits for anybody.
  func run(on input: [UInt8]) throws(FileFailure) -> ProgramOutput {
    let input = try FileDescriptor(inMemory: input)
    let output = try FileDescriptor(inMemory: [])
    let errors = try FileDescriptor(inMemory: [])
    let status = try run(
      StandardStreams(input: input.number, output: output.number, errors: errors.number)
    )
    return ProgramOutput(
      status: status,
      output: try output.readFromStart(),
      errors: try errors.readFromStart()
    )
  }
}

extension FileDescriptor {
  borrowing func readFromStart() throws(FileFailure) -> [UInt8] {
    rewind()
    return try readAll() ?? []
  }
}
