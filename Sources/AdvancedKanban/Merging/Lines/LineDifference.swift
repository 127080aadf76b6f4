/// The fewest lines to take out of a text and put in to get another text.
///
/// Lines are known by numbers. The algorithm is that of Myers ("An O(ND) Difference Algorithm and Its
/// Variations", 1986) in linear space.
struct LineDifference {
  /// Lines of the one text that others of the other text replace; either may be none.
  struct Hunk: Equatable {
    let old: Range<Int>
    let new: Range<Int>

    fileprivate func shifted(_ start: (old: Int, new: Int)) -> Hunk {
      Hunk(
        old: old.lowerBound + start.old..<old.upperBound + start.old,
        new: new.lowerBound + start.new..<new.upperBound + start.new
      )
    }
  }

  /// The hunks in order, with at least one line that both texts have between any two.
  let hunks: [Hunk]

  init(from old: [Int], to new: [Int]) {
    var (removed, added) = (ChangedLines(old), ChangedLines(new))
    var search = CommonLines(old, new)
    search.mark(&removed, &added)
    removed.settle(against: added)
    added.settle(against: removed)
    hunks = zip(removed.runs, added.runs).compactMap { old, new in
      old.isEmpty && new.isEmpty ? nil : Hunk(old: old, new: new)
    }
  }
}

extension LineDifference {
  /// The difference that keeps as many anchors as it can, and then as many of the lines between them.
  init(from old: [Int], to new: [Int], anchoredBy isAnchor: (Int) -> Bool) {
    var hunks: [Hunk] = []
    var start = (old: 0, new: 0)
    for anchor in Self.anchors(old, new, isAnchor) + [(old.count, new.count)] {
      let part = LineDifference(
        from: Array(old[start.old..<anchor.old]),
        to: Array(new[start.new..<anchor.new])
      )
      hunks += part.hunks.map { $0.shifted(start) }
      start = (anchor.old + 1, anchor.new + 1)
    }
    self.hunks = hunks
  }

  /// The places of the anchors that both texts have, in order.
  private static func anchors(
    _ old: [Int],
    _ new: [Int],
    _ isAnchor: (Int) -> Bool
  ) -> [(old: Int, new: Int)] {
    let olds = old.indices.filter { isAnchor(old[$0]) }
    let news = new.indices.filter { isAnchor(new[$0]) }
    let hunks = LineDifference(from: olds.map { old[$0] }, to: news.map { new[$0] }).hunks
    var anchors: [(old: Int, new: Int)] = []
    var start = (old: 0, new: 0)
    for hunk in hunks + [Hunk(old: olds.count..<olds.count, new: news.count..<news.count)] {
      anchors += zip(olds[start.old..<hunk.old.lowerBound], news[start.new..<hunk.new.lowerBound])
        .map { (old: $0, new: $1) }
      start = (hunk.old.upperBound, hunk.new.upperBound)
    }
    return anchors
  }
}

/// The search for the lines that two texts have in common.
private struct CommonLines {
  /// The lines that occur in both texts, with their places.
  private let old: [(place: Int, line: Int)]
  private let new: [(place: Int, line: Int)]

  private var forward = Reach()
  private var backward = Reach()
  private var isRemoved: [Bool]
  private var isAdded: [Bool]

  init(_ old: [Int], _ new: [Int]) {
    let (inOld, inNew) = (Set(old), Set(new))
    self.old = old.enumerated().filter { inNew.contains($1) }.map { ($0, $1) }
    self.new = new.enumerated().filter { inOld.contains($1) }.map { ($0, $1) }
    isRemoved = old.map { !inNew.contains($0) }
    isAdded = new.map { !inOld.contains($0) }
  }

  mutating func mark(_ removed: inout ChangedLines, _ added: inout ChangedLines) {
    compare(old.indices, new.indices)
    removed.isChanged = isRemoved
    added.isChanged = isAdded
  }

  private mutating func compare(_ olds: Range<Int>, _ news: Range<Int>) {
    var (low, newLow) = (olds.lowerBound, news.lowerBound)
    var (high, newHigh) = (olds.upperBound, news.upperBound)
    while low < high, newLow < newHigh, old[low].line == new[newLow].line {
      (low, newLow) = (low + 1, newLow + 1)
    }
    while low < high, newLow < newHigh, old[high - 1].line == new[newHigh - 1].line {
      (high, newHigh) = (high - 1, newHigh - 1)
    }
    if low == high || newLow == newHigh {
      for index in low..<high { isRemoved[old[index].place] = true }
      for index in newLow..<newHigh { isAdded[new[index].place] = true }
      return
    }
    let middle = middle(low..<high, newLow..<newHigh)
    compare(low..<middle.old, newLow..<middle.new)
    compare(middle.old..<high, middle.new..<newHigh)
  }

  /// A point on a shortest way through both texts, about half way.
  ///
  /// On diagonal `d` the place in the old text is the one in the new text plus `d`. Either search
  /// keeps the furthest place in the old text that it has reached on each diagonal.
  private mutating func middle(_ olds: Range<Int>, _ news: Range<Int>) -> (old: Int, new: Int) {
    let start = olds.lowerBound - news.lowerBound
    let end = olds.upperBound - news.upperBound
    let isOdd = (start - end) % 2 != 0
    let diagonals = olds.lowerBound - news.upperBound...olds.upperBound - news.lowerBound
    forward.begin(at: olds.lowerBound, on: start, within: diagonals, unreached: Int.min / 2)
    backward.begin(at: olds.upperBound, on: end, within: diagonals, unreached: Int.max / 2)
    while true {
      forward.widen()
      for diagonal in forward.reached {
        let place = goForward(on: diagonal, olds, news)
        if isOdd, backward.has(diagonal), backward[diagonal] <= place {
          return (place, place - diagonal)
        }
      }
      backward.widen()
      for diagonal in backward.reached {
        let place = goBackward(on: diagonal, olds, news)
        if !isOdd, forward.has(diagonal), place <= forward[diagonal] {
          return (place, place - diagonal)
        }
      }
    }
  }

  private mutating func goForward(on diagonal: Int, _ olds: Range<Int>, _ news: Range<Int>) -> Int {
    let (lower, upper) = (forward[diagonal - 1], forward[diagonal + 1])
    var place = lower >= upper ? lower + 1 : upper
    while place < olds.upperBound, place - diagonal < news.upperBound,
      old[place].line == new[place - diagonal].line
    { place += 1 }
    forward[diagonal] = place
    return place
  }

  private mutating func goBackward(on diagonal: Int, _ olds: Range<Int>, _ news: Range<Int>) -> Int
  {
    let (lower, upper) = (backward[diagonal - 1], backward[diagonal + 1])
    var place = lower < upper ? lower : upper - 1
    while place > olds.lowerBound, place - diagonal > news.lowerBound,
      old[place - 1].line == new[place - 1 - diagonal].line
    { place -= 1 }
    backward[diagonal] = place
    return place
  }
}

/// How far a search has come on each diagonal.
private struct Reach {
  private var places: [Int] = []
  private var origin = 0
  private var diagonals = 0...0
  private var unreached = 0
  private var low = 0
  private var high = 0

  /// The diagonals of this round, from the highest down.
  var reached: StrideThrough<Int> { stride(from: high, through: low, by: -2) }

  mutating func begin(at place: Int, on diagonal: Int, within: ClosedRange<Int>, unreached: Int) {
    (diagonals, self.unreached, low, high) = (within, unreached, diagonal, diagonal)
    origin = within.lowerBound - 1
    let count = within.count + 2
    if places.count < count { places += Array(repeating: 0, count: count - places.count) }
    self[diagonal] = place
  }

  /// Goes one diagonal further to either side, and one back where there is none.
  mutating func widen() {
    if low > diagonals.lowerBound {
      low -= 1
      self[low - 1] = unreached
    } else {
      low += 1
    }
    if high < diagonals.upperBound {
      high += 1
      self[high + 1] = unreached
    } else {
      high -= 1
    }
  }

  func has(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

  subscript(diagonal: Int) -> Int {
    get { places[diagonal - origin] }
    set { places[diagonal - origin] = newValue }
  }
}
