internal import Foundation
internal import TestSupport

/// The library that counts the calls of a program and lets one of them go wrong.
///
/// It is compiled when it is needed, by the compiler that comes with Swift, so that it is part of no
/// product.
package struct FaultyCalls: Sendable {
  private let folder: TemporaryDirectory
  private let library: String

  package init() throws {
    folder = try TemporaryDirectory()
    library = "\(folder.path)/faulty-calls.so"
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "FaultyCalls/faulty-calls.c").path
    try TestSupport.run(
      "clang",
      ["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, source],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    ).expectSuccess()
  }

  /// The variables that let one call of the command go wrong.
  func variables(for fault: Fault, at call: Int) -> [String: String] {
    variables(["FAULTY_CALL": "\(call)", "FAULTY_HOW": fault.word])
  }

  /// The variables that have all calls of the command written down.
  func variables(log: String) -> [String: String] { variables(["FAULTY_LOG": log]) }

  private func variables(_ own: [String: String]) -> [String: String] {
    own.merging(["LD_PRELOAD": library, "FAULTY_PROGRAM": BuiltProgram.name]) { $1 }
  }
}
