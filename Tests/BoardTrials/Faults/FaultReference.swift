internal import Foundation
internal import TestSupport

/// What a command makes of its board where nothing goes wrong.
package struct FaultReference: Sendable {
  let scene: FaultScene
  let sandbox: Sandbox
  let library: FaultyCalls

  /// The names of the calls that the command makes.
  package let calls: [String]

  /// What the board looks like before the command and after it.
  let before: BoardState
  let after: BoardState

  /// What each of the commands that follow makes of either.
  let followed: [[Ending]]

  /// What a command has left behind, and its exit code.
  struct Ending: Hashable {
    let state: BoardState
    let exitCode: Int
  }

  package init(of scene: FaultScene, with library: FaultyCalls) throws {
    self.scene = scene
    self.library = library
    var sandbox = try Sandbox()
    sandbox.environment["GIT_CEILING_DIRECTORIES"] = sandbox.path
    self.sandbox = sandbox
    try scene.make(at: "\(sandbox.path)/\(Self.original)", in: sandbox)
    before = try BoardState(of: "\(sandbox.path)/\(Self.original)", in: sandbox)
    let done = FaultPlace(name: "done", sandbox: sandbox)
    try done.copy(Self.original)
    let log = "\(sandbox.path)/calls"
    try done.run(scene.arguments, library.variables(log: log)).expectSuccess()
    calls = String(decoding: try sandbox.read("calls"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    after = try done.state()
    followed = try (0..<scene.followerCount).map { number in
      try [Self.original, "done"].map { origin in
        let place = FaultPlace(name: "followed", sandbox: sandbox)
        try place.copy(origin)
        let result = try place.run { scene.follower(number, in: $0) }
        return Ending(state: try place.state(), exitCode: result.exitCode)
      }
    }
  }

  static let original = "original"
}
