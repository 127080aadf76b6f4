/// Gives the cards of a board their identities, column by column from the top.
struct CardIdentities {
  private var blockIDs: Set<String> = []
  private var occurrences: [SharedBytes: UInt32] = [:]

  /// Which of several equal cards the next one is, or `nil` where its block ID identifies it. A block
  /// ID that an earlier card has already identifies nobody twice: the later card goes by its bytes.
  mutating func next(blockID: String?, bytes: SharedBytes) -> UInt32? {
    if let blockID, blockIDs.insert(blockID).inserted { return nil }
    let occurrence = occurrences[bytes, default: 0]
    occurrences[bytes] = occurrence + 1
    return occurrence
  }
}
