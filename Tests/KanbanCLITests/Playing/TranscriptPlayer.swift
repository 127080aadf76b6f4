import Foundation
import Git
import TestSupport

@testable import KanbanCLI

/// Plays the commands of a session in a sandbox: `kanban-md` in this process, with a clock, random
/// numbers and a width of its own, `cd`, `export` and `unset` by hand, and all else in a shell.
final class TranscriptPlayer {
  private var sandbox: Sandbox
  private var folder = "work"
  private var random = SeededGenerator(seed: 1)
  private var seconds = 1_792_000_000
  private var lines: [String] = []

  init() throws {
    Self.forgetConfiguration
    sandbox = try Sandbox()
    sandbox.environment["GIT_AUTHOR_DATE"] = nil
    sandbox.environment["GIT_COMMITTER_DATE"] = nil
    sandbox.environment["TMPDIR"] = sandbox.path + "/temporary"
    sandbox.environment["NO_COLOR"] = "1"
    for folder in ["work", "temporary"] {
      try FileManager.default.createDirectory(
        atPath: "\(sandbox.path)/\(folder)",
        withIntermediateDirectories: false
      )
    }
  }

  /// The library reads the machine's configuration otherwise.
  private static let forgetConfiguration: Void = {
    for level in ConfigurationLevel.allCases { try? level.search(in: "/nonexistent") }
  }()

  /// Plays one command and gives what it prints.
  func play(_ command: String) throws -> [String] {
    lines = []
    seconds += 60
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "cd": folder = rest.hasPrefix("/") ? "work" + rest : folder + "/" + rest
    case "export": try export(rest)
    case "unset": sandbox.environment[rest] = nil
    case "kanban-md": try playOwn(rest)
    default: try playInShell(command)
    }
    return lines.map(shown)
  }

  private func export(_ assignment: String) throws {
    let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
    sandbox.environment[parts[0]] = try self.words(parts[1]).joined()
  }

  private func playInShell(_ command: String) throws {
    if let range = command.range(of: " | kanban-md ") {
      let input = try shell(String(command[..<range.lowerBound])).expectSuccess().output
      return try playOwn(String(command[range.upperBound...]), input: input)
    }
    let result = try shell(command)
    note(result.output)
    note(result.errors, "! ")
    note(exitCode: result.exitCode)
  }

  private func playOwn(_ arguments: String, input: [UInt8] = []) throws {
    let words = try words(arguments)
    var environment = environment(input)
    // git calls these back.
    if let name = words.first, ["merge", "sync"].contains(name) {
      environment.programPath = Self.builtProgram
    }
    note(exitCode: Int(Program.run(words, in: environment).rawValue))
  }

  /// The program that is built beside this one.
  private static let builtProgram = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "kanban-md").path

  private func shell(_ command: String) throws -> ProcessResult {
    var dated = sandbox
    for role in ["AUTHOR", "COMMITTER"] {
      dated.environment["GIT_\(role)_DATE"] = "\(seconds) +0200"
    }
    return try dated.run("bash", ["-c", command], in: folder)
  }

  /// The words of a command as the shell splits them.
  private func words(_ text: String) throws -> [String] {
    if text.isEmpty { return [] }
    let output = try shell("printf '%s\\0' \(text)").expectSuccess().output
    return output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func environment(_ input: [UInt8]) -> Environment {
    let variables = sandbox.environment
    let now = seconds
    return Environment(
      output: Sink { [self] in note($0) },
      errors: Sink { [self] in note($0, "! ") },
      readInput: { input },
      workingDirectory: URL(filePath: "\(sandbox.path)/\(folder)").standardized.path,
      variables: variables,
      clock: { Moment(secondsSince1970: now, offsetInMinutes: 120) },
      random: RandomSource { [self] in random.next() },
      terminalWidth: variables["COLUMNS"].flatMap { Int($0) },
      isOutputTerminal: variables["COLUMNS"] != nil,
      isErrorTerminal: false,
      runEditor: { try Editor.run($0, on: $1, variables: variables) }
    )
  }
}

// MARK: - Printing

extension TranscriptPlayer {
  @discardableResult
  private func note(_ bytes: [UInt8], _ start: String = "") -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).map { start + $0 }
    lines += text.hasSuffix("\n") || text.isEmpty ? new.dropLast() : new[...]
    return 0
  }

  private func note(exitCode: Int) {
    if exitCode != 0 { lines.append("[\(exitCode)]") }
  }

  /// What is the same on every machine and in every run.
  private func shown(_ line: String) -> String {
    line.replacingOccurrences(of: sandbox.path, with: "/sandbox")
      .replacing(/kanban-md-\w{6}\.md/, with: "kanban-md-XXXXXX.md")
  }
}
