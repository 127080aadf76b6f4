internal import SourceText

extension MarkdownCardFile {
  /// The forms in which a card may stand at an index, the one that fits its neighbours best first,
  /// the one it has last.
  func forms(of card: CardSource, at index: Int) -> [CardSource] {
    guard let neighbor = cards.isEmpty ? nil : cards[max(index - 1, 0)] else {
      return [card, card.formed(marker: card.marker.bytes, indent: 0, padded: false)]
        .compactMap(\.self).uniqued
    }
    let marker = adoptedMarker(for: card, at: index)
    var indents = [neighbor.marker.indent]
    if index > 0, index < cards.count { indents.append(cards[index].marker.indent) }
    indents.append(card.marker.indent)
    let forms = [marker, card.marker.bytes].uniqued.flatMap { marker in
      indents.uniqued.flatMap { indent in
        [true, false].map { card.formed(marker: marker, indent: indent, padded: $0) }
      }
    }
    return (forms + [card]).compactMap(\.self).uniqued
  }

  /// The marker that a card takes in the list of its neighbour.
  ///
  /// Two bullets or more show which one the list uses; a single bullet shows no habit, so a card
  /// keeps its own. An ordered list goes on counting, unless all its numbers are the same. A card
  /// that fits the list already keeps its number, and no other card is ever renumbered.
  private func adoptedMarker(for card: CardSource, at index: Int) -> [UInt8] {
    let neighbor = cards[max(index - 1, 0)]
    let mates = cards.filter { $0.list == neighbor.list }
    guard case .ordered(let delimiter) = neighbor.marker.style else {
      return mates.count > 1 ? neighbor.marker.bytes : card.marker.bytes
    }
    let numbers = Set(mates.compactMap(\.marker.number))
    if mates.count > 1, numbers.count == 1 { return neighbor.marker.bytes }
    if card.marker.style == neighbor.marker.style { return card.marker.bytes }
    let number = (neighbor.marker.number ?? 0) + (index > 0 ? 1 : 0)
    return Array("\(number)".utf8) + [delimiter]
  }
}

extension Array where Element: Hashable {
  /// The elements without those that have occurred before.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
