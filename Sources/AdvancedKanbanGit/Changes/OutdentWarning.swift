internal import AdvancedKanbanMarkdown

extension BoardPlan.Step {
  /// Tells of cards that had to move left as another one left the file.
  ///
  /// Cards that each begin deeper than the one above are cards only because of each other: without
  /// the one that goes, the next would be a part of the one before.
  var outdentWarnings: [StoreWarning] {
    guard let (source, arrival) = departure, let old = before[source.name],
      let new = after[source.name]
    else { return [] }
    let remaining = old.cards.indices.lazy.filter { $0 != source.index }
    let found = new.cards.indices.lazy.filter { $0 != arrival }
    let shifted = zip(remaining, found).filter {
      new.cards.indent(ofCard: $1) < old.cards.indent(ofCard: $0)
    }
    guard let first = shifted.first else { return [] }
    let line = new.cards[first.1].lines.lowerBound + 1
    return [.outdented(count: shifted.count, path: source.name, line: line)]
  }

  /// Where a card leaves a file, and its index in the same file afterwards, if it stays in it.
  private var departure: (from: BoardEdit.Address, to: Int?)? {
    switch edit {
    case .move(let source, let destination):
      (source, source.name == destination.name ? destination.index : nil)
    case .remove(let address): (address, nil)
    case .insert, .reviseCard, .reviseFile, .correctFile, .create, .rewrite, .adopt: nil
    }
  }
}
