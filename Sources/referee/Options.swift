import Glibc

/// What the command line asks for.
struct Options {
  private(set) var cases: UInt64 = 200_000
  private(set) var seed: UInt64 = 0

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let name = arguments.next() {
      guard let value = arguments.next().flatMap({ UInt64($0) }), value <= 1 << 40 else {
        Self.explain()
      }
      switch name {
      case "--cases": cases = value
      case "--seed": seed = value
      default: Self.explain()
      }
    }
  }

  private static func explain() -> Never {
    print("usage: referee [--cases N] [--seed S]")
    exit(2)
  }
}
