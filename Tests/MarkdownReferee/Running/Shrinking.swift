/// Makes a failing case as small as it can be while it breaks the same rule.
struct Shrinking {
  private let rule: String
  private var smallest: RefereeCase
  private var attempts = 0

  /// How many smaller cases are tried at most.
  private static let limit = 20_000

  /// A small case that breaks the same rule as one that does.
  static func smallest(_ failing: RefereeCase, breaking damage: Damage) -> RefereeCase {
    var shrinking = Shrinking(rule: damage.rule, smallest: failing)
    shrinking.run()
    return shrinking.smallest
  }

  private mutating func run() {
    var before: RefereeCase?
    while before != smallest, attempts < Self.limit {
      before = smallest
      shrinkChange()
      shrink(\.source)
      shrink(\.destination)
    }
  }

  /// Keeps a case where it breaks the rule.
  private mutating func keep(_ candidate: RefereeCase) -> Bool {
    attempts += 1
    guard attempts < Self.limit, candidate != smallest else { return false }
    do throws(Damage) {
      _ = try candidate.judged()
      return false
    } catch {
      guard error.rule == rule else { return false }
      smallest = candidate
      return true
    }
  }

  private mutating func shrinkChange() {
    for change in smallest.change.simpler {
      var candidate = smallest
      candidate.change = change
      if keep(candidate) { return }
    }
  }

  private mutating func shrink(_ file: WritableKeyPath<RefereeCase, [UInt8]>) {
    var candidate = smallest
    candidate[keyPath: file] = []
    if keep(candidate) { return }
    dropLines(of: file)
    dropBytes(of: file)
    simplifyBytes(of: file)
  }

  private mutating func dropLines(of file: WritableKeyPath<RefereeCase, [UInt8]>) {
    var count = max(Lines.split(smallest[keyPath: file][...]).count / 2, 1)
    while count > 0 {
      var start = 0
      while true {
        let lines = Lines.split(smallest[keyPath: file][...])
        guard start < lines.count else { break }
        var candidate = smallest
        let rest = lines[..<start] + lines.dropFirst(start + count)
        candidate[keyPath: file] = rest.flatMap { $0 }
        if !keep(candidate) { start += count }
      }
      count /= 2
    }
  }

  private mutating func dropBytes(of file: WritableKeyPath<RefereeCase, [UInt8]>) {
    var count = max(smallest[keyPath: file].count / 2, 1)
    while count > 0 {
      var start = 0
      while start < smallest[keyPath: file].count {
        var candidate = smallest
        let end = min(start + count, candidate[keyPath: file].count)
        candidate[keyPath: file].removeSubrange(start..<end)
        if !keep(candidate) { start += count }
      }
      count /= 2
    }
  }

  /// Tries plainer bytes in the place of odd ones.
  private mutating func simplifyBytes(of file: WritableKeyPath<RefereeCase, [UInt8]>) {
    for index in smallest[keyPath: file].indices {
      for byte in [0x0A, 0x61] as [UInt8] where smallest[keyPath: file][index] != 0x61 {
        var candidate = smallest
        candidate[keyPath: file][index] = byte
        if keep(candidate) { break }
      }
    }
  }
}

extension Change {
  /// The change with smaller numbers and shorter texts.
  fileprivate var simpler: [Change] {
    switch self {
    case .move(let index, let place):
      index.simpler.map { .move($0, to: place) } + place.simpler.map { .move(index, to: $0) }
    case .moveWithin(let index, let place):
      index.simpler.map { .moveWithin($0, to: place) }
        + place.simpler.map { .moveWithin(index, to: $0) }
    case .moveColumn(let index, let place):
      index.simpler.map { .moveColumn($0, to: place) }
        + place.simpler.map { .moveColumn(index, to: $0) }
    case .add(let title, let body, let blockID, let hasBox, let place):
      title.simpler.map { .add(title: $0, body: body, blockID: blockID, hasBox: hasBox, at: place) }
        + body.simpler.map {
          .add(title: title, body: $0, blockID: blockID, hasBox: hasBox, at: place)
        }
        + place.simpler.map {
          .add(title: title, body: body, blockID: nil, hasBox: false, at: $0)
        }
    case .remove(let index): index.simpler.map { .remove($0) }
    case .tick(let index, let isDone): index.simpler.map { .tick($0, isDone) }
    case .retitle(let index, let title):
      index.simpler.map { .retitle($0, title) } + title.simpler.map { .retitle(index, $0) }
    case .setBody(let index, let body):
      index.simpler.map { .setBody($0, body) } + body.simpler.map { .setBody(index, $0) }
    case .identify(let index, let blockID): index.simpler.map { .identify($0, blockID) }
    case .title(let title): title.simpler.map { .title($0) }
    case .addColumn(let id, let title): title.simpler.map { .addColumn(id: id, title: $0) }
    case .limit, .collapse: []
    }
  }
}

extension Int {
  fileprivate var simpler: [Int] { Array(0..<Swift.min(self, 4)) }
}

extension String {
  fileprivate var simpler: [String] {
    unicodeScalars.isEmpty
      ? []
      : ["", "a"].filter { $0 != self } + [String(dropLast()), String(dropFirst())]
  }
}
