internal import SourceText

extension LinkChange {
  /// What a change of one card does to links elsewhere in its file.
  ///
  /// What the card itself says is as its author wants it, and so is a definition that stays in it.
  ///
  /// - Parameters:
  ///   - index: The index of the card before the change; `nil` for a new one.
  ///   - newIndex: Its index afterwards; `nil` if it has gone.
  ///   - file: The file.
  /// - Returns: The changes, in the order of the labels in the card.
  package static func all(
    changingCardAt index: Int?,
    to newIndex: Int?,
    in file: Versions
  ) -> [LinkChange] {
    let old = index.map { file.before.bytes(of: file.before.cards[$0]) } ?? 0..<0
    let new = newIndex.map { file.after.bytes(of: file.after.cards[$0]) } ?? 0..<0
    let labels = CardLabels(
      of: Array(file.before.bytes[old] + [.lineFeed] + file.after.bytes[new]),
      areDefinitions: true
    )
    guard !labels.isEmpty, FileLimit(exceededBy: file.after.bytes) == nil else { return [] }
    let before = LinkDefinitions(in: file.before, where: labels.contains).byKey
    let after = LinkDefinitions(in: file.after, where: labels.contains).byKey
    let used = file.before.keys(
      outside: old,
      where: { labels.contains($0) && before[$0]?.meaning != after[$0]?.meaning }
    )
    return labels.all.compactMap { label in
      guard used.contains(label.key) else { return nil }
      guard let now = after[label.key] else { return .removed(label: label.text) }
      guard let then = before[label.key] else { return .capturing(label: label.text) }
      guard new.contains(now.offset) else { return .removed(label: label.text) }
      return old.contains(then.offset) ? nil : .shadowing(label: label.text)
    }
  }
}
