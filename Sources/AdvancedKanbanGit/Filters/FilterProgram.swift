internal import Git

/// The program of a filter, to be run for one file as git runs it.
struct FilterProgram {
  let driver: FilterDriver
  let direction: FilterDirection

  /// The path of the file within the repository.
  let path: String

  /// What has become of a content.
  enum Result {
    case filtered([UInt8])

    /// The filter has no command for this way.
    case unfiltered

    /// The program did not do it; this is what it said.
    case failed(output: String)

    /// The program was stopped by somebody.
    case interrupted
  }

  func result(
    for content: [UInt8],
    _ surroundings: ProgramSurroundings
  ) throws(FileFailure) -> Result {
    if let process = driver.process {
      guard !process.isEmpty else { return .unfiltered }
      let conversation = FilterConversation(direction: direction, path: path)
      return try run(process, on: conversation.request(for: content), surroundings) { ending in
        conversation.isDeclined(in: ending.output)
          ? .unfiltered : conversation.content(in: ending.output).map { .filtered($0) }
      }
    }
    guard let command = driver.command(for: direction), !command.isEmpty else {
      return .unfiltered
    }
    return try run(Self.expanded(command, path), on: content, surroundings) { ending in
      ending.status == 0 ? .filtered(ending.output) : nil
    }
  }

  private func run(
    _ command: String,
    on input: [UInt8],
    _ surroundings: ProgramSurroundings,
    _ result: (ProgramOutput) -> Result?
  ) throws(FileFailure) -> Result {
    let ending = try surroundings.program(["/bin/sh", "-c", command]).run(on: input)
    if ending.isInterrupted { return .interrupted }
    return result(ending) ?? .failed(output: String(decoding: ending.errors, as: UTF8.self))
  }

  /// A command with the path for `%f`, quoted for the shell as git quotes it.
  private static func expanded(_ command: String, _ path: String) -> String {
    var result = ""
    var rest = command[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("%", "%"): result.append("%")
      case ("%", "f"): result += quoted(path)
      default:
        result.append(character)
        continue
      }
      rest.removeFirst()
    }
    return result
  }

  private static func quoted(_ path: String) -> String {
    let text = path.map { $0 == "'" || $0 == "!" ? "'\\\($0)'" : String($0) }.joined()
    return "'\(text)'"
  }
}

extension ProgramOutput {
  /// Whether a person has ended the program, or the system has asked it to end.
  fileprivate var isInterrupted: Bool { [1, 2, 3, 15].contains(status - 128) }
}
