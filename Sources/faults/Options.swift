import BoardTrials
import Glibc

/// What the command line asks for.
struct Options {
  private(set) var step = 1
  private var names: Set<String> = []

  /// How many attempts are made at the same time.
  static let laneCount = 2

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let word = arguments.next() {
      guard word == "--step" else {
        guard FaultScene.all.contains(where: { $0.name == word }) else { Self.explain() }
        names.insert(word)
        continue
      }
      guard let step = arguments.next().flatMap({ Int($0) }), step > 0 else { Self.explain() }
      self.step = step
    }
  }

  /// The commands that are meant.
  var scenes: [FaultScene] {
    FaultScene.all.filter { names.isEmpty || names.contains($0.name) }
  }

  private static func explain() -> Never {
    print("usage: faults [--step N] [COMMAND...]")
    print("commands: \(FaultScene.all.map(\.name).joined(separator: ", "))")
    exit(2)
  }
}
