extension CardMatcher {
  /// Matches cards by their words: first wherever they are, then in their place.
  mutating func matchWordings() {
    guard !old.isEmpty, !new.isEmpty else { return }
    var (wordings, others) = (
      old.map { readers.old.wording($0.position) }, new.map { readers.new.wording($0.position) }
    )
    let matched = LikePair.closest(alike(wordings, others)).map { ($0.old, $0.new) }
    wordings.remove(atOffsets: Set(matched.map { $0.0 }))
    others.remove(atOffsets: Set(matched.map { $0.1 }))
    take(matched)
    take(LikePair.closest(alikeInPlace(wordings, others)).map { ($0.old, $0.new) })
  }

  /// The pairs that are alike wherever they are.
  private func alike(_ wordings: [CardWording], _ others: [CardWording]) -> [LikePair] {
    let index = WordIndex(wordings, others)
    return index.pairs(upTo: BoardMatching.comparisonBound).compactMap { pair in
      guard old[pair.old].mayBe(new[pair.new]) else { return nil }
      let likeness = index.likeness(pair.old, pair.new)
      return likeness > BoardMatching.likenessBound ? like(pair.old, pair.new, likeness) : nil
    }
  }

  /// The pairs that are alike enough for their being between the same neighbors.
  private func alikeInPlace(_ wordings: [CardWording], _ others: [CardWording]) -> [LikePair] {
    gapPairs.flatMap { $0.combinations }.compactMap { index, other in
      let likeness = wordings[index].likenessInPlace(to: others[other])
      guard likeness >= CardWording.boundInPlace, old[index].mayBe(new[other]) else { return nil }
      return like(index, other, likeness)
    }
  }

  private func like(_ index: Int, _ other: Int, _ likeness: Double) -> LikePair {
    let (card, counterpart) = (old[index], new[other])
    return LikePair(
      old: index,
      new: other,
      likeness: likeness,
      isInSameColumn: card.commonColumn != nil && card.commonColumn == counterpart.commonColumn,
      distance: abs(
        firstIndices.old.index(of: card.position) - firstIndices.new.index(of: counterpart.position)
      )
    )
  }
}

extension [Int] {
  /// The index of a card in its whole column.
  fileprivate func index(of position: BoardPosition) -> Int {
    self[position.column] + position.index
  }
}

extension Array {
  fileprivate mutating func remove(atOffsets offsets: Set<Int>) {
    self = indices.lazy.filter { !offsets.contains($0) }.map { self[$0] }
  }
}
