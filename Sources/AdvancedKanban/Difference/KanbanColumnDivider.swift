/// Text among the cards of a column, such as a heading: what is above it and what is below are two
/// sections.
public struct KanbanColumnDivider: Hashable, Sendable {
  /// The bytes of the text.
  public let text: [UInt8]

  /// How many of the column's cards are above it.
  public let cardCount: Int

  /// Creates a divider.
  public init(text: [UInt8], cardCount: Int) {
    (self.text, self.cardCount) = (text, cardCount)
  }
}
