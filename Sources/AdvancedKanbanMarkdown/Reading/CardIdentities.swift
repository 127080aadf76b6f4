/// Gives the cards of a board their identities, column by column from the top.
struct CardIdentities {
  private var blockIDs: Set<String> = []
  private var occurrences: [[UInt8]: Int] = [:]

  /// The identity of the next card. A block ID that an earlier card has already identifies nobody
  /// twice: the later card goes by its bytes.
  mutating func next(blockID: String?, source: [UInt8]) -> MarkdownKanbanCard.ID {
    if let blockID, blockIDs.insert(blockID).inserted { return .block(blockID) }
    let occurrence = occurrences[source, default: 0]
    occurrences[source] = occurrence + 1
    return .text(source, occurrence: occurrence)
  }
}
