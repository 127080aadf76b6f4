import Glibc

/// What the command line asks for.
struct Options {
  /// Where the boards are merged.
  enum Place: String {
    case triples
    case branches
    case clones
  }

  let place: Place
  private(set) var cases: UInt64?
  private(set) var operations = [1, 3, 10, 30]
  private(set) var clones = 5
  private(set) var rounds = 1000
  private(set) var seed: UInt64 = 0

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    guard let place = arguments.next().flatMap({ Place(rawValue: $0) }) else { Self.explain() }
    self.place = place
    while let name = arguments.next() {
      let numbers = (arguments.next() ?? "").split(separator: ",").compactMap { UInt32($0) }
      guard let value = numbers.first else { Self.explain() }
      switch (place, name) {
      case (.branches, "--operations"): operations = numbers.map(Int.init)
      case (.triples, "--cases"), (.branches, "--cases"): cases = UInt64(value)
      case (.clones, "--clones"): clones = Int(max(value, 1))
      case (.clones, "--rounds"): rounds = Int(value)
      case (_, "--seed"): seed = UInt64(value)
      default: Self.explain()
      }
    }
  }

  private static func explain() -> Never {
    print("usage: merges triples [--cases N] [--seed S]")
    print("       merges branches [--operations N,...] [--cases N] [--seed S]")
    print("       merges clones [--clones N] [--rounds N] [--seed S]")
    exit(2)
  }
}
