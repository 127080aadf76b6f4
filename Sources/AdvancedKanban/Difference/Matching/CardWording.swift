/// What a card says, as far as it takes to see whether another card says much the same.
package struct CardWording {
  /// The likeness in place from which on one text may be another, edited.
  package static let boundInPlace = 0.5

  /// The words of title and body, each once, in a fixed order.
  let words: [Word]

  private let title: [Unicode.Scalar]

  /// Reads a card's text: its title and its body, or all its bytes where it has no title.
  package init(_ card: some KanbanWrittenCard) {
    let title = card.title
    let text = title.isEmpty ? String(decoding: card.source, as: UTF8.self) : card.body
    words = Set(Word.all(in: title)).union(Word.all(in: text)).sorted()
    self.title = Array(title.unicodeScalars)
  }

  /// How alike two texts are whose cards have the same neighbors: the share of words in common in
  /// those of the shorter text, or what the titles have in common at both ends as a share of the
  /// longer one, whichever is more.
  package func likenessInPlace(to other: CardWording) -> Double {
    max(sharedWords(other), sharedEnds(other))
  }

  private func sharedWords(_ other: CardWording) -> Double {
    let count = min(words.count, other.words.count)
    return count == 0 ? 0 : Double(words.countShared(with: other.words)) / Double(count)
  }

  private func sharedEnds(_ other: CardWording) -> Double {
    let (left, right) = (title, other.title)
    let (start, end) = left.commonEnds(with: right)
    return Double(start + end) / Double(max(left.count, right.count, 1))
  }
}
