/// The most elements of a sequence that keep their order in another sequence: all others have to be
/// lifted out and put back, and fewer would not do.
///
/// Where several choices are as long, the first element in an order of preference that belongs to
/// any of them is kept, then the next that goes with it, and so on. The preference is for the least
/// way to go, then for the lowest key. So the choice is the same with the sequences exchanged,
/// unless two elements that change their order have equal keys.
struct LongestChain {
  /// An element by its place in either sequence.
  struct Element {
    let before: Int
    let after: Int
  }

  private let elements: [Element]

  /// Elements that end chains of the same length, one list for each length. Along a list `before`
  /// rises and `after` falls, so no two elements of one list keep their order.
  private var levels: [[Int]] = []

  /// The part of each level that can still belong to the chain.
  private var open: [Range<Int>] = []

  /// Finds the elements to keep.
  ///
  /// - Parameters:
  ///   - elements: The elements by rising `before`; no `after` occurs twice.
  ///   - key: Tells elements apart, by their indices, the same way from either side.
  /// - Returns: Whether each element is kept.
  static func kept(of elements: [Element], key: (Int) -> some Comparable) -> [Bool] {
    if zip(elements, elements.dropFirst()).allSatisfy({ $0.after < $1.after }) {
      return elements.map { _ in true }
    }
    var chain = LongestChain(elements)
    chain.settle(key)
    var kept = elements.map { _ in false }
    for (level, range) in zip(chain.levels, chain.open) { kept[level[range.lowerBound]] = true }
    return kept
  }

  private init(_ elements: [Element]) {
    self.elements = elements
    for (index, element) in elements.enumerated() { add(index, element.after) }
    open = levels.map(\.indices)
    for level in levels.indices.dropLast().reversed() { removeDeadEnds(level) }
  }

  /// Removes what no longest chain goes on from.
  private mutating func removeDeadEnds(_ level: Int) {
    levels[level] = levels[level].filter { isFollowed(elements[$0], in: level + 1) }
    open[level] = levels[level].indices
  }

  /// Adds an element behind the longest chain that it can continue.
  private mutating func add(_ index: Int, _ after: Int) {
    let level = levels.indices.partitioningIndex { level in
      levels[level].last.map { elements[$0].after > after } == true
    }
    if level == levels.count { levels.append([]) }
    levels[level].append(index)
  }

  /// Decides between the longest chains.
  private mutating func settle<Key: Comparable>(_ key: (Int) -> Key) {
    let ways = waysToGo
    var choices: [Choice<Key>] = []
    for (level, range) in open.enumerated() where range.count > 1 {
      choices += range.map { slot in
        let index = levels[level][slot]
        return Choice(way: ways[index], key: key(index), element: elements[index], (level, slot))
      }
    }
    for choice in choices.sorted(by: { $0.precedes($1) }) { keep(choice.slot, of: choice.level) }
  }

  /// How far each element is from its old place among the others.
  private var waysToGo: [Int] {
    let order = elements.indices.sorted { elements[$0].after < elements[$1].after }
    var ways = elements.map { _ in 0 }
    for (place, index) in order.enumerated() { ways[index] = abs(place - index) }
    return ways
  }

  private mutating func keep(_ slot: Int, of level: Int) {
    guard open[level].contains(slot), open[level].count > 1 else { return }
    open[level] = slot..<slot + 1
    var next = level + 1
    while next < levels.count, narrow(next, below: next - 1) { next += 1 }
    next = level - 1
    while next >= 0, narrow(next, above: next + 1) { next -= 1 }
  }

  /// Closes what cannot be followed by anything open in the level above; says whether it did.
  private mutating func narrow(_ level: Int, above upper: Int) -> Bool {
    narrow(level) { chain, element in chain.isFollowed(element, in: upper) }
  }

  /// Closes what cannot follow anything open in the level below; says whether it did.
  private mutating func narrow(_ level: Int, below lower: Int) -> Bool {
    narrow(level) { chain, element in chain.isPreceded(element, in: lower) }
  }

  /// Closes a level from both ends: without dead ends, what goes with a range of a neighbor level is
  /// a range, too.
  private mutating func narrow(
    _ level: Int,
    to fits: (LongestChain, Element) -> Bool
  ) -> Bool {
    let range = open[level]
    let (list, elements) = (levels[level], elements)
    let start = range.first { fits(self, elements[list[$0]]) } ?? range.upperBound
    let end = (start..<range.upperBound).last { fits(self, elements[list[$0]]) }.map { $0 + 1 }
    open[level] = start..<(end ?? start)
    return open[level] != range
  }

  /// Of what begins behind the element, the first ends furthest behind it.
  private func isFollowed(_ element: Element, in level: Int) -> Bool {
    let slot = open[level].partitioningIndex { elements[levels[level][$0]].before > element.before }
    return slot < open[level].upperBound && elements[levels[level][slot]].after > element.after
  }

  /// Of what begins before the element, the last ends furthest before it.
  private func isPreceded(_ element: Element, in level: Int) -> Bool {
    let slot = open[level].partitioningIndex { elements[levels[level][$0]].before > element.before }
    return slot > open[level].lowerBound && elements[levels[level][slot - 1]].after < element.after
  }
}

/// An element that can be kept, though not with all others.
private struct Choice<Key: Comparable> {
  let way: Int
  let key: Key
  let element: LongestChain.Element
  let level: Int
  let slot: Int

  init(way: Int, key: Key, element: LongestChain.Element, _ place: (level: Int, slot: Int)) {
    (self.way, self.key, self.element) = (way, key, element)
    (level, slot) = place
  }

  func precedes(_ other: Choice) -> Bool {
    if way != other.way { return way < other.way }
    if key != other.key { return key < other.key }
    return ends < other.ends
  }

  private var ends: (Int, Int) {
    (min(element.before, element.after), max(element.before, element.after))
  }
}

extension Range<Int> {
  /// The first place from which on a condition holds, if it holds for all that follow.
  func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
