internal import AdvancedKanban

/// The lines that are in one of two texts only.
struct LineChange {
  /// Lines in reading order, each with whether it was put in; the others were taken out.
  let lines: [(text: String, isAdded: Bool)]

  init(from old: String, to new: String) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let (start, end) = before.commonEnds(with: after)
    let (removed, added) = (before[start..<before.count - end], after[start..<after.count - end])
    lines = Self.changes(from: Array(removed), to: Array(added))
  }

  var addedCount: Int { lines.count { $0.isAdded } }

  var removedCount: Int { lines.count - addedCount }

  /// The most pairs of lines that are held against each other; beyond it all have changed.
  private static let maximumPairCount = 1 << 22

  private static func lines(of text: String) -> [String] {
    if text.isEmpty { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func changes(from old: [String], to new: [String]) -> [(String, Bool)] {
    guard old.count * new.count <= maximumPairCount else {
      return old.map { ($0, false) } + new.map { ($0, true) }
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var result: [(String, Bool)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        result.append((old[i], false))
        i += 1
      } else if added.contains(j) {
        result.append((new[j], true))
        j += 1
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
