/// Two files and a change: what the referee judges at a time.
package struct RefereeCase: Hashable, Sendable {
  package var source: [UInt8]

  /// The file a card moves to; every other change leaves it alone.
  package var destination: [UInt8]

  package var change: Change

  /// Whether both files are written in such a tidy way that no move may be refused, and that a move
  /// back restores them.
  package var isTidy = false

  package init(source: [UInt8], destination: [UInt8] = [], change: Change) {
    self.source = source
    self.destination = destination
    self.change = change
  }

  /// A case with files that are UTF-8.
  package init(source: String, destination: String = "", change: Change) {
    self.init(source: Array(source.utf8), destination: Array(destination.utf8), change: change)
  }
}
