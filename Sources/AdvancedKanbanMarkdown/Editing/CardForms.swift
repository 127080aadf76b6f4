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
    // Lines that stay where they are have another indent in a wider item, which nobody has typed.
    let rests: [CardSource.RestOfLines] =
      card.ownsMarker ? [.padding, .shifting, .keeping] : [.shifting]
    let forms = [marker, card.marker.bytes].uniqued.flatMap { marker in
      indents.uniqued.flatMap { indent in
        rests.map { card.formed(marker: marker, indent: indent, rest: $0) }
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
