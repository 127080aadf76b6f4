internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// A file on its way to what it is without a commit, card by card.
struct FileReversal {
  private(set) var file: MarkdownCardFile
  private let before: MarkdownCardFile

  /// For each card of the file its index before the commit, if it was in the file then.
  private var former: [Int?]

  init(_ file: MarkdownCardFile, before: MarkdownCardFile, former: [Int?]) {
    self.file = file
    self.before = before
    self.former = former
  }

  /// Gives a card back what a commit changed in its text, unless the card goes anyway.
  ///
  /// - Parameters:
  ///   - change: What the commit did.
  ///   - index: The index of the card in the file.
  ///   - isAsLeft: Whether the card has not changed since.
  /// - Throws: `MarkdownEditError`.
  mutating func revise(
    _ change: FileGroup.Change,
    at index: Int,
    isAsLeft: Bool
  ) throws(MarkdownEditError) {
    guard let old = change.before, change.motion != .moved, !change.fields.isEmpty else { return }
    if isAsLeft {
      file = try file.replacingCard(at: index, with: before.source(ofCard: old.index))
      return
    }
    if change.fields.contains(.title) { file = try file.retitlingCard(at: index, old.card.title) }
    if change.fields.contains(.body) {
      file = try file.settingBody(ofCardAt: index, old.card.body)
    }
    if change.fields.contains(.box) {
      file = try file.settingCard(at: index, done: old.card.isDone == true)
    }
  }

  /// Takes cards out.
  mutating func remove(_ indices: [Int]) throws(MarkdownEditError) {
    for index in indices.sorted(by: >) {
      file = try file.removingCard(at: index)
      former.remove(at: index)
    }
  }

  /// Puts a card where it was: at the top, or next to the neighbours that it had.
  ///
  /// - Parameters:
  ///   - index: The index that it had.
  ///   - source: Its text, where that is not the former one.
  /// - Throws: `MarkdownEditError`.
  mutating func place(_ index: Int, _ source: CardSource?) throws(MarkdownEditError) {
    if let now = former.firstIndex(of: index) {
      former.remove(at: now)
      let target = place(for: index)
      file = try file.movingCard(at: now, to: target)
      former.insert(index, at: target)
      return
    }
    let target = place(for: index)
    let card = if let source { source } else { try before.source(ofCard: index) }
    file = try file.inserting(card, at: target)
    former.insert(index, at: target)
  }

  /// At the top if it was there, else behind the nearest card before it that is there, else before the
  /// nearest one behind it. Cards that have come to the bottom since stay below it.
  private func place(for index: Int) -> Int {
    if index == 0 { return 0 }
    var best: (former: Int, place: Int)?
    var next: (former: Int, place: Int)?
    for (place, other) in former.enumerated() {
      guard let other else { continue }
      if other < index, other > best?.former ?? -1 { best = (other, place + 1) }
      if other > index, other < next?.former ?? .max { next = (other, place) }
    }
    return best?.place ?? next?.place ?? former.count
  }
}

extension MarkdownCardFile {
  /// This version with the changes from a base to another one; `nil` where both have changed the
  /// same lines.
  func merging(_ other: MarkdownCardFile, base: MarkdownCardFile) -> MarkdownCardFile? {
    let merged = try? LineMerge.clean(of: bytes, and: other.bytes, base: base.bytes)
    return merged.flatMap { $0 }.map { MarkdownCardFile($0) }
  }

  /// The texts of the cards, whatever their order.
  var cardTexts: [[UInt8]: Int] {
    let cards = MarkdownKanbanColumn(id: "", file: self).cards
    return Dictionary(cards.map { ($0.source.filter { $0 != 0x0D }, 1) }, uniquingKeysWith: +)
  }
}
