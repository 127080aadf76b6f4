internal import AdvancedKanbanMarkdown

/// What git asks of a merge strategy: `git-merge-NAME OPTION... BASE... -- HEAD REMOTE`.
///
/// Options are those that `git merge` got with `-X`. There are several bases where the history
/// crosses, and none where the two have no history in common.
package struct StrategyRequest: Equatable, Sendable {
  /// The options with their two dashes.
  package let options: [String]

  /// The commits at which the sides parted.
  package let bases: [String]

  /// Our side, which is what is checked out.
  package let ours: String

  /// The commit to be merged.
  package let theirs: String

  /// What is chosen in a conflict, by the last option that says so.
  var choice: MergeLabels.Choice? {
    let last = options.last { ["--ours", "--theirs"].contains($0) }
    return last.map { $0 == "--ours" ? .ours : .theirs }
  }

  /// Reads the arguments; gives `nil` where git would not ask so, as with several heads at once.
  package init?(_ words: [String]) {
    guard let middle = words.firstIndex(of: "--"), words.count == middle + 3 else { return nil }
    options = words[..<middle].filter { $0.hasPrefix("--") }
    bases = words[..<middle].filter { !$0.hasPrefix("--") }
    (ours, theirs) = (words[middle + 1], words[middle + 2])
  }
}
