/// What a board offers to completion.
package struct BoardNames: Sendable {
  /// What `CARD` may be, with the titles as descriptions.
  package let cards: [Candidate]

  /// What `COLUMN` may be, with the titles as descriptions.
  package let columns: [Candidate]

  package init(cards: [Candidate] = [], columns: [Candidate] = []) {
    self.cards = cards
    self.columns = columns
  }
}
