internal import SourceText

extension MarkdownCardFile {
  /// The forms in which a card may stand at an index, the one that fits its neighbours best first,
  /// the one it has last.
  func forms(of card: CardSource, at index: Int) -> [CardSource] {
    guard let neighbor = cards.isEmpty ? nil : cards[max(index - 1, 0)] else {
      return [card, card.formed(marker: card.marker.bytes, indent: 0, rest: .shifting)]
        .compactMap(\.self).uniqued
    }
    let marker = MarkerChoice(for: card, at: index, in: self).marker
    var indents = [neighbor.marker.indent]
    if index > 0, index < cards.count { indents.append(cards[index].marker.indent) }
    indents.append(card.marker.indent)
    let forms = [marker, card.marker.bytes].uniqued.flatMap { marker in
      indents.uniqued.flatMap { indent in
        [.padding, .shifting, .keeping].map { (rest: CardSource.RestOfLines) in
          card.formed(marker: marker, indent: indent, rest: rest)
        }
      }
    }
    return (forms + [card]).compactMap(\.self).uniqued
  }
}

extension Array where Element: Hashable {
  /// The elements without those that have occurred before.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
