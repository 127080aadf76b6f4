/// The times that some work took, in seconds.
struct Timing {
  private var samples: [Double] = []

  var median: Double { samples.sorted()[samples.count / 2] }

  mutating func measure(_ work: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let time = clock.now - start
    samples.append(Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
  }

  /// Measures a piece of work and gives what comes of it.
  mutating func result<Value>(_ work: () -> Value) -> Value {
    var value: Value?
    measure { value = work() }
    return value ?? work()
  }

  /// Measures two pieces of work in turn, each after a preparation that is not measured.
  static func compareWithPreparation(
    rounds: Int,
    _ first: () throws -> () throws -> Void,
    with second: () throws -> () throws -> Void
  ) throws -> (first: Timing, second: Timing) {
    var result = (first: Timing(), second: Timing())
    try first()()
    try second()()
    for _ in 0..<rounds {
      let work = (try first(), try second())
      try result.first.measure(work.0)
      try result.second.measure(work.1)
    }
    return result
  }

  /// Measures two pieces of work in turn, so that a machine that changes its speed changes both.
  static func compare(
    rounds: Int,
    _ first: () throws -> Void,
    with second: () throws -> Void
  ) rethrows -> (first: Timing, second: Timing) {
    var result = (first: Timing(), second: Timing())
    try first()
    try second()
    for _ in 0..<rounds {
      try result.first.measure(first)
      try result.second.measure(second)
    }
    return result
  }
}

/// Prints a comparison as a line: both medians, their ratio, and the ratio that is aimed at.
func report(_ name: String, _ timings: (first: Timing, second: Timing), aim: String) {
  let (first, second) = (timings.first.median, timings.second.median)
  let ratio = hundredths(first / second)
  print(
    "\(name): \(milliseconds(first)) against \(milliseconds(second)), ratio \(ratio) (aim: \(aim))"
  )
}

func milliseconds(_ seconds: Double) -> String { "\(hundredths(seconds * 1000)) ms" }

func hundredths(_ number: Double) -> String {
  let rounded = Int((number * 100).rounded())
  let fraction = String(rounded % 100)
  return "\(rounded / 100).\(fraction.count == 1 ? "0" + fraction : fraction)"
}
