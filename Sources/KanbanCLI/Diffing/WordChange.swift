internal import AdvancedKanban

/// A text as it was and as it is, in runs of words that were taken out, put in, or stayed.
struct WordChange: Equatable {
  /// Some words that share their fate.
  enum Run: Equatable {
    case kept(String)
    case removed(String)
    case added(String)
  }

  /// The runs in reading order. Without the added ones they are the old text, without the removed
  /// ones the new one.
  let runs: [Run]

  /// The most pairs of words that are held against each other; beyond it all words have changed.
  private static let maximumPairCount = 1 << 20

  init(from old: String, to new: String) {
    let (before, after) = (Self.words(of: old), Self.words(of: new))
    let (start, end) = before.commonEnds(with: after)
    let middle = Self.runs(
      from: Array(before.dropFirst(start).dropLast(end)),
      to: Array(after.dropFirst(start).dropLast(end))
    )
    let runs =
      [.kept(before.prefix(start).joined())] + middle + [.kept(before.suffix(end).joined())]
    self.runs = runs.bridgingBlanks.joined
  }

  /// The words, the blanks between them, and each sign by itself. Writing that sets no blanks between
  /// words is taken sign by sign.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var last = Kind.sign
    for character in text {
      let kind = Kind(character)
      if kind == last, kind != .sign, !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case word
    case blank
    case sign

    init(_ character: Character) {
      if character.isWhitespace { self = .blank; return }
      let isAlone = character.unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
      self = (character.isLetter || character.isNumber) && !isAlone ? .word : .sign
    }
  }
}

extension WordChange {
  /// The runs between two texts of which as many words as possible stay.
  private static func runs(from old: [String], to new: [String]) -> [Run] {
    guard old.count * new.count <= maximumPairCount else {
      return [.removed(old.joined()), .added(new.joined())]
    }
    let lengths = commonLengths(old, new)
    var runs: [Run] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        runs.append(.kept(old[i]))
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || i < old.count && lengths[i + 1][j] >= lengths[i][j + 1] {
        runs.append(.removed(old[i]))
        i += 1
      } else {
        runs.append(.added(new[j]))
        j += 1
      }
    }
    return runs
  }

  /// How many words of what begins at two indices can stay.
  private static func commonLengths(_ old: [String], _ new: [String]) -> [[Int]] {
    let row = Array(repeating: 0, count: new.count + 1)
    var lengths = Array(repeating: row, count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }
}

extension [WordChange.Run] {
  /// The runs with blanks that alone stay between changed words counted among these, so that two words
  /// that were replaced read as one replacement.
  fileprivate var bridgingBlanks: [WordChange.Run] {
    enumerated().flatMap { index, run -> [WordChange.Run] in
      guard case .kept(let text) = run, text.allSatisfy(\.isWhitespace), index > 0,
        index + 1 < count, !self[index - 1].isKept, !self[index + 1].isKept
      else { return [run] }
      return [.removed(text), .added(text)]
    }
  }

  /// Between two kept words the removed ones come first, and then the added ones; blanks at their
  /// ends that are the same stay.
  fileprivate var joined: [WordChange.Run] {
    var runs = JoinedRuns()
    for run in self { runs.append(run) }
    return runs.finished
  }
}

/// Runs in which neighbors of one kind are one.
private struct JoinedRuns {
  private var runs: [WordChange.Run] = []
  private var removed = ""
  private var added = ""
  private var kept = ""

  mutating func append(_ run: WordChange.Run) {
    switch run {
    case .removed(let text): removed += text
    case .added(let text): added += text
    case .kept(let text) where text.isEmpty: break
    case .kept(let text):
      endChange()
      kept += text
    }
  }

  /// All runs.
  var finished: [WordChange.Run] {
    var copy = self
    copy.endChange()
    copy.endKept()
    return copy.runs
  }

  private mutating func endChange() {
    if removed.isEmpty && added.isEmpty { return }
    let start = commonBlanks(removed, added)
    kept += start
    removed.removeFirst(start.count)
    added.removeFirst(start.count)
    let end = commonBlanks(String(removed.reversed()), String(added.reversed()))
    endKept()
    removed.removeLast(end.count)
    added.removeLast(end.count)
    if !removed.isEmpty { runs.append(.removed(removed)) }
    if !added.isEmpty { runs.append(.added(added)) }
    (removed, added, kept) = ("", "", end)
  }

  private mutating func endKept() {
    if !kept.isEmpty { runs.append(.kept(kept)) }
    kept = ""
  }

  private func commonBlanks(_ one: String, _ other: String) -> String {
    String(zip(one, other).prefix { $0 == $1 && $0.isWhitespace }.map(\.0))
  }
}

extension WordChange.Run {
  fileprivate var isKept: Bool { if case .kept = self { true } else { false } }
}
