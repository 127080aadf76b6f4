/// The lines of one of two texts, by numbers, and which of them the other text does not have.
struct ChangedLines {
  let lines: [Int]
  var isChanged: [Bool]

  init(_ lines: [Int]) {
    self.lines = lines
    isChanged = lines.map { _ in false }
  }

  /// The runs of changed lines, one before each line that is not changed and one at the end; most of
  /// them are empty. The texts have the same lines between their runs, so as many runs.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in lines.indices where !isChanged[index] {
      runs.append(start..<index)
      start = index + 1
    }
    return runs + [start..<lines.count]
  }
}

extension ChangedLines {
  /// Pushes runs of changed lines along equal lines: each down as far as it goes, or to the last place
  /// where the other text has changed lines, too.
  ///
  /// A line that was put in among equal ones could be any of them. With one rule for all, the same
  /// insertion is found in the same place on both sides of a merge.
  mutating func settle(against other: ChangedLines) {
    var slider = ChangeSlider(lines: self, others: other.runs)
    slider.settleAll()
    self = slider.lines
  }
}

/// A run of changed lines that can be pushed up and down.
private struct ChangeSlider {
  private(set) var lines: ChangedLines

  /// The runs of changed lines of the other text.
  let others: [Range<Int>]

  private var range = 0..<0

  /// The number of the run among all, from 0.
  private var run = 0

  init(lines: ChangedLines, others: [Range<Int>]) {
    (self.lines, self.others) = (lines, others)
  }

  mutating func settleAll() {
    find(from: 0)
    while true {
      if !range.isEmpty { settle() }
      guard range.upperBound < lines.lines.count else { return }
      run += 1
      find(from: range.upperBound + 1)
    }
  }

  private mutating func find(from start: Int) {
    var end = start
    while end < lines.lines.count, lines.isChanged[end] { end += 1 }
    range = start..<end
  }

  private mutating func settle() {
    var (size, highest) = (0, 0)
    var matching: Int?
    repeat {
      size = range.count
      while pushUp() {}
      highest = range.upperBound
      matching = others[run].isEmpty ? nil : range.upperBound
      while pushDown() { if !others[run].isEmpty { matching = range.upperBound } }
    } while size != range.count
    guard range.upperBound != highest, let matching else { return }
    while range.upperBound != matching, pushUp() {}
  }

  private mutating func pushUp() -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start > 0, lines.lines[start - 1] == lines.lines[end - 1] else { return false }
    lines.isChanged[start - 1] = true
    lines.isChanged[end - 1] = false
    var first = start - 1
    while first > 0, lines.isChanged[first - 1] { first -= 1 }
    range = first..<end - 1
    run -= 1
    return true
  }

  private mutating func pushDown() -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard end < lines.lines.count, lines.lines[start] == lines.lines[end] else { return false }
    lines.isChanged[start] = false
    lines.isChanged[end] = true
    var last = end + 1
    while last < lines.lines.count, lines.isChanged[last] { last += 1 }
    range = start + 1..<last
    run += 1
    return true
  }
}
