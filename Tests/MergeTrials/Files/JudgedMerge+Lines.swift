internal import AdvancedKanbanMarkdown
internal import Git
internal import TestSupport

extension JudgedMerge {
  /// What git's merge of lines makes of all files is the same wherever it is right.
  func judgeLines() throws(Mismatch) {
    guard triple.isNamed, triple.hasSameColumns, let files = lineMerge else { return }
    let other = with(files)
    if files.listsAColumnTwice || other.doublesADivider { return }
    for rule in FileMergeRule.ofMeaning {
      do { try rule.judge(other) } catch { return }
    }
    try check(isConflicted, false, "a conflict where lines merge")
    let (merged, wanted) = (result.files.texts, files.texts)
    guard merged != wanted, !merged.keys.allSatisfy({ isMatterOfOrder($0, merged, wanted) }) else {
      return
    }
    try check(merged, wanted, "merge of lines")
  }

  /// Whether a file is the same, or has the same lines in another order where both sides have put cards
  /// or lines: what comes first there is a matter of rules.
  private func isMatterOfOrder(
    _ name: String,
    _ merged: [String: String],
    _ wanted: [String: String]
  ) -> Bool {
    if merged[name] == wanted[name] { return true }
    let lines = [merged[name], wanted[name]].map { text in
      (text ?? "").split(whereSeparator: \.isNewline)
    }
    let id = String(name.dropLast(3))
    // A gap that one side has changed is gone with a card that the other side has taken away.
    if lines[0] == lines[1] { return [ours, theirs].contains { $0.orders[id] != base.orders[id] } }
    return lines[0].sorted() == lines[1].sorted()
      && [ours, theirs].allSatisfy { side in
        side.orders[id] != base.orders[id] || side.dividers[id] != base.dividers[id]
          || base.orders[id]?.contains { side.sections[$0] != base.sections[$0] } == true
      }
  }

  /// Whether a line that belongs to no card is there more often than on either side, as one that both
  /// sides have moved.
  private var doublesADivider: Bool {
    result.dividers.contains { id, dividers in
      let most = [ours, theirs].map { Self.counts($0.dividers[id] ?? []) }
      return Self.counts(dividers).contains { text, count in
        most.allSatisfy { $0[text, default: 0] < count }
      }
    }
  }

  private static func counts(_ texts: [[UInt8]]) -> [[UInt8]: Int] {
    Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// All files merged by their lines; `nil` where that is a conflict.
  private var lineMerge: BoardFiles? {
    var files: [[UInt8]: [UInt8]] = [:]
    for (name, bytes) in triple.base.contents {
      guard let our = triple.ours[name], let their = triple.theirs[name] else { return nil }
      let merged = Result { () throws(GitError) in
        try LineMerge.clean(of: our, and: their, base: bytes)
      }
      guard case .success(let text?) = merged else { return nil }
      files[name] = text
    }
    return BoardFiles(files)
  }
}

extension BoardFiles {
  /// Whether two list items of `board.md` are the same.
  fileprivate var listsAColumnTwice: Bool {
    let items = (texts["board.md"] ?? "").split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix("- [") }
    return Set(items).count < items.count
  }
}
