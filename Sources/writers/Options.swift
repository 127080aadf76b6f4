import Glibc

/// What the command line asks for.
struct Options {
  private(set) var processes = 16
  private(set) var moves = 1000
  private(set) var seed: UInt64 = 0

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let name = arguments.next() {
      guard let value = arguments.next().flatMap({ UInt32($0) }) else { Self.explain() }
      switch name {
      case "--processes": processes = Int(max(value, 1))
      case "--moves": moves = Int(value)
      case "--seed": seed = UInt64(value)
      default: Self.explain()
      }
    }
  }

  private static func explain() -> Never {
    print("usage: writers [--processes N] [--moves N] [--seed S]")
    exit(2)
  }
}
