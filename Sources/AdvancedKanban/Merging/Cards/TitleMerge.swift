/// The merge of a title by its words.
///
/// Labels are a set of which either side may take some away and to which either may add some: `#tag`
/// and `@name`. The date (`due:...`) is one value, and so is the rest of the words: a title is one
/// short sentence, and when two people have changed it one of them has to read what became of it.
enum TitleMerge {
  /// Merges a title; `base` is `nil` where there was none.
  static func merge(base: String?, ours: String, theirs: String) -> MergedValue<String> {
    let whole = MergedValue(base: base, ours: ours, theirs: theirs)
    guard whole.isConflict, let base else { return whole }
    let words = (base: TitleWords(base), ours: TitleWords(ours), theirs: TitleWords(theirs))
    let text = MergedValue(base: words.base.text, ours: words.ours.text, theirs: words.theirs.text)
    let dates = MergedValue(
      base: words.base.dates,
      ours: words.ours.dates,
      theirs: words.theirs.dates
    )
    if text.isConflict || dates.isConflict { return whole }
    let stem =
      switch text {
      case .ours: words.ours
      case .theirs: words.theirs
      default: text.value == words.base.text ? words.base : min(words.ours, words.theirs)
      }
    let labels = words.base.labels.merged(words.ours.labels, words.theirs.labels)
    return .combined(stem.with(labels: labels, dates: dates.value))
  }
}

/// The words of a title.
private struct TitleWords: Comparable {
  private let words: [String]

  init(_ title: String) {
    words = title.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  /// All that is neither a label nor a date.
  var text: String { words.filter { !$0.isLabel && !$0.isDate }.joined(separator: " ") }

  /// The date; several are several.
  var dates: String { words.filter { $0.isDate }.joined(separator: " ") }

  var labels: Set<String> { Set(words.filter { $0.isLabel }) }

  static func < (left: Self, right: Self) -> Bool {
    left.words.lexicographicallyPrecedes(right.words)
  }

  /// The title with other labels and another date: what is new stands at the end.
  func with(labels: Set<String>, dates: String) -> String {
    let keepsDates = dates == self.dates
    let kept = words.filter { $0.isLabel ? labels.contains($0) : !$0.isDate || keepsDates }
    let newDates = keepsDates || dates.isEmpty ? [] : [dates]
    return (kept + labels.subtracting(kept).sorted() + newDates).joined(separator: " ")
  }
}

extension String {
  /// Whether the word is a tag or a name. A number alone (`#12`) is none.
  fileprivate var isLabel: Bool {
    hasPrefix("@") && count > 1 || hasPrefix("#") && dropFirst().contains(where: \.isLetter)
  }

  fileprivate var isDate: Bool { hasPrefix("due:") }
}

extension Set {
  /// Three-way: what either side took away is gone, what either side added is there.
  fileprivate func merged(_ ours: Set, _ theirs: Set) -> Set {
    intersection(ours).intersection(theirs)
      .union(ours.subtracting(self)).union(theirs.subtracting(self))
  }
}
