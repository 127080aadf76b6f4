internal import Foundation
internal import TestSupport

/// A folder in which a command is tried.
struct FaultPlace {
  let name: String
  let sandbox: Sandbox

  var path: String { "\(sandbox.path)/\(name)" }

  /// Becomes a copy of another folder of the sandbox, times and permissions included.
  func copy(_ origin: String) throws {
    remove()
    try TestSupport.run(
      "cp",
      ["-a", "\(sandbox.path)/\(origin)", path],
      environment: sandbox.environment
    ).expectSuccess()
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Runs the command; the arguments are made for this folder.
  @discardableResult
  func run(
    _ arguments: (String) -> [String],
    _ variables: [String: String] = [:]
  ) throws -> ProcessResult {
    try TestSupport.run(
      BuiltProgram.path,
      arguments(path),
      environment: sandbox.environment.merging(variables) { $1 }
    )
  }

  func state() throws -> BoardState { try BoardState(of: path, in: sandbox) }

  /// What git finds wrong with the repository.
  func complaints() throws -> String {
    let arguments = ["-C", path, "fsck", "--strict", "--no-progress", "--no-dangling"]
    let result = try TestSupport.run("git", arguments, environment: sandbox.environment)
    return result.text + result.errorText
  }
}
