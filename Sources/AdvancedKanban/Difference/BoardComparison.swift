/// Two boards, and which card of the one is which of the other.
struct BoardComparison<Column: KanbanWrittenColumn> {
  typealias Change = CardChange<Column.Card, Column.ID>

  let old: [Column]
  let new: [Column]
  let matching: BoardMatching
}

extension BoardComparison {
  /// What changed of the columns.
  var columns: [ColumnChange<Column.ID>] {
    let (before, after) = (states(of: old), states(of: new))
    let kept = before.filter { matching.newColumn(of: $0.index) != nil }
    let pairs = kept.compactMap { state in
      matching.newColumn(of: state.index).map { (before: state, after: after[$0]) }
    }
    let stays = staying(pairs)
    let changes = zip(pairs, stays).map { pair, stays in
      ColumnChange(before: pair.before, after: pair.after, isReordered: !stays)
    }
    let removed = before.filter { matching.newColumn(of: $0.index) == nil }
    let added = after.filter { matching.oldColumn(of: $0.index) == nil }
    return changes.filter { !$0.changesNothing }
      + removed.map { ColumnChange(before: $0, after: nil, isReordered: false) }
      + added.map { ColumnChange(before: nil, after: $0, isReordered: false) }
  }

  private func states(of columns: [Column]) -> [ColumnState<Column.ID>] {
    columns.enumerated().map { ColumnState($1, at: $0) }
  }

  /// Whether each column keeps its place among those that are on both boards.
  private func staying(
    _ pairs: [(before: ColumnState<Column.ID>, after: ColumnState<Column.ID>)]
  ) -> [Bool] {
    let elements = pairs.map {
      LongestChain.Element(before: $0.before.index, after: $0.after.index)
    }
    return LongestChain.kept(of: elements) { index in
      UnorderedPair(pairs[index].before.id, pairs[index].after.id)
    }
  }
}

extension BoardComparison {
  /// What changed of the cards.
  var cards: [Change] {
    removed + added + old.indices.flatMap(changes)
  }

  private var removed: [Change] {
    matching.cards.old.enumerated().flatMap { column, links in
      links.indices.lazy.filter { links[$0] == nil }.map { .removed(state(old, column, $0)) }
    }
  }

  private var added: [Change] {
    matching.cards.new.enumerated().flatMap { column, links in
      links.indices.lazy.filter { links[$0] == nil }.map { .added(state(new, column, $0)) }
    }
  }

  /// What changed of the cards of an old column that are on both boards.
  private func changes(ofColumn column: Int) -> [Change] {
    let reordered = reordered(inColumn: column)
    return matching.cards.old[column].enumerated().compactMap { index, link in
      guard let link else { return nil }
      let isMoved = link.position.column != matching.newColumn(of: column)
      let motion = isMoved ? .moved : reordered.contains(index) ? .reordered : CardMotion.none
      if motion == .none, link.isUnchanged { return nil }
      return change(column, index, link, motion)
    }
  }

  /// The change of a card, unless nothing changed.
  private func change(
    _ column: Int,
    _ index: Int,
    _ link: CardLink,
    _ motion: CardMotion
  ) -> Change? {
    let before = state(old, column, index)
    let after = state(new, link.position.column, link.position.index)
    let isSame = link.isUnchanged || before.card.hasSameSource(as: after.card)
    if motion == .none, isSame { return nil }
    let fields = isSame ? [] : before.card.changedFields(to: after.card)
    return CardChange(before: before, after: after, motion: motion, fields: fields)
  }

  /// The fewest cards that explain the new order of those that stay in a column.
  private func reordered(inColumn column: Int) -> Set<Int> {
    let links = matching.cards.old[column]
    let destination = matching.newColumn(of: column)
    let staying = links.enumerated().compactMap { index, link in
      link.flatMap { link in
        link.position.column == destination
          ? LongestChain.Element(before: index, after: link.position.index) : nil
      }
    }
    let kept = LongestChain.kept(of: staying) { index in
      key(BoardPosition(column: column, index: staying[index].before))
    }
    return Set(zip(staying, kept).lazy.filter { !$1 }.map(\.0.before))
  }

  /// What both versions of a card say, whichever is the old one.
  private func key(_ position: BoardPosition) -> UnorderedPair<ByteString> {
    let source = old[position.column].cards[position.index].source
    let other = matching.newPosition(of: position).map { new[$0.column].cards[$0.index].source }
    return UnorderedPair(ByteString(bytes: source), ByteString(bytes: other ?? source))
  }

  private func state(
    _ columns: [Column],
    _ column: Int,
    _ index: Int
  ) -> CardState<Column.Card, Column.ID> {
    CardState(
      columnID: columns[column].id,
      columnIndex: column,
      index: index,
      card: columns[column].cards[index]
    )
  }
}
