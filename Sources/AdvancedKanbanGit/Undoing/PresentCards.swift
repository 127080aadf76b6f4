internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// Where the cards that a commit left are now.
///
/// Cards that are written alike are one as good as the other: where the one that the commit changed is
/// gone, the nearest one that it did not change can stand in for it.
struct PresentCards {
  private let matching: BoardMatching

  /// The places of cards that others stand in for, by those that the commit left.
  private var substitutes: [BoardPosition: BoardPosition] = [:]

  /// - Parameters:
  ///   - group: What the commit did to some files.
  ///   - present: The files that it left, as they are now.
  ///   - hasSubstitutes: Whether a card may stand in for another one.
  init(_ group: FileGroup, _ present: [FileGroup.Member], hasSubstitutes: Bool) {
    matching = BoardMatching(from: group.after.map(\.column), to: present.map(\.column))
    if hasSubstitutes { findSubstitutes(group, present) }
  }

  private mutating func findSubstitutes(_ group: FileGroup, _ present: [FileGroup.Member]) {
    let changed = group.difference.cards.compactMap(\.after)
    var taken = Set(changed.compactMap { matching.newPosition(of: $0.position) })
    for state in changed where matching.newPosition(of: state.position) == nil {
      let cards = present[state.columnIndex].column.cards
      let places = cards.indices.filter { index in
        let place = BoardPosition(column: state.columnIndex, index: index)
        return cards[index].isWritten(like: state.card) && !taken.contains(place)
      }
      guard let nearest = places.min(by: { abs($0 - state.index) < abs($1 - state.index) }) else {
        continue
      }
      let place = BoardPosition(column: state.columnIndex, index: nearest)
      taken.insert(place)
      substitutes[state.position] = place
    }
  }

  /// Where a card that the commit left is now.
  func position(of left: BoardPosition) -> BoardPosition? {
    substitutes[left] ?? matching.newPosition(of: left)
  }

  /// Where a card that is there now was when the commit left it.
  func origin(of now: BoardPosition) -> BoardPosition? {
    substitutes.first { $0.value == now }?.key ?? matching.oldPosition(of: now)
  }
}
