internal import SourceText

/// The marker that a card takes among its neighbours.
///
/// Two markers or more show which one the list uses; a single one shows no habit as a rule, so a
/// card keeps its own. An ordered list goes on counting, unless all its numbers are the same. A card
/// that fits the list already keeps its number, and no other card is ever renumbered.
struct MarkerChoice {
  private let card: CardSource
  private let index: Int
  private let cards: CardSpans
  private let neighbor: CardSpan
  private let mates: Range<Int>

  /// - Precondition: The file has cards.
  init(for card: CardSource, at index: Int, in file: MarkdownCardFile) {
    self.card = card
    self.index = index
    cards = file.cards
    neighbor = cards[max(index - 1, 0)]
    mates = cards.mates(ofCard: max(index - 1, 0))
  }

  var marker: [UInt8] {
    guard isAdopting else { return card.marker.bytes }
    guard case .ordered(let delimiter) = neighbor.marker.style else { return neighbor.marker.bytes }
    let isCounting =
      mates.count == 1 || mates.contains { cards[$0].marker.number != neighbor.marker.number }
    guard isCounting else { return neighbor.marker.bytes }
    let fits = card.ownsMarker && card.marker.style == neighbor.marker.style
    return fits ? card.marker.bytes : nextNumber + [delimiter]
  }

  /// Whether the card takes the neighbour's kind of marker: where that shows a habit, where the card
  /// has none of its own, and where its own would make it part of the list behind it.
  private var isAdopting: Bool {
    !card.ownsMarker || mates.count > 1 || isOnlyNumberedCardInOnlyList || wouldJoinListBehind
  }

  private var isOnlyNumberedCardInOnlyList: Bool {
    neighbor.marker.number != nil && mates.count == cards.count
  }

  private var wouldJoinListBehind: Bool {
    guard index > 0, index < cards.count, cards[index].list != neighbor.list else { return false }
    let isNext = cards[index].block == neighbor.block + 1
    return isNext && card.marker.style == cards[index].marker.style
  }

  /// The neighbour's number, or the one behind it, with as many zeros before it as the list has.
  private var nextNumber: [UInt8] {
    let digits = Array("\((neighbor.marker.number ?? 0) + (index > 0 ? 1 : 0))".utf8)
    let isPadded = neighbor.marker.bytes.first == UInt8(ascii: "0")
    let zeros = isPadded ? max(neighbor.marker.width - 1 - digits.count, 0) : 0
    return repeatElement(UInt8(ascii: "0"), count: zeros) + digits
  }
}
