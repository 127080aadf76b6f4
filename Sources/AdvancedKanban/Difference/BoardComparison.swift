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
    matching.cards.old.unlinkedPositions.map { .removed(state(old, $0)) }
  }

  private var added: [Change] {
    matching.cards.new.unlinkedPositions.map { .added(state(new, $0)) }
  }

  /// What changed of the cards of an old column that are on both boards.
  private func changes(ofColumn column: Int) -> [Change] {
    let reordered = reordered(inColumn: column)
    return matching.suspects(inColumn: column, reordered).compactMap(change)
  }

  /// The change of a card, unless nothing changed.
  private func change(_ suspect: BoardMatching.Suspect) -> Change? {
    let (before, after) = (state(old, suspect.position), state(new, suspect.link.position))
    let isSame = suspect.link.isUnchanged || before.card.hasSameSource(as: after.card)
    if suspect.motion == .none, isSame { return nil }
    let fields = isSame ? [] : before.card.changedFields(to: after.card)
    return CardChange(before: before, after: after, motion: suspect.motion, fields: fields)
  }

  /// The fewest cards that explain the new order of those that stay in a column.
  private func reordered(inColumn column: Int) -> Set<Int> {
    let staying = matching.staying(inColumn: column)
    let kept = LongestChain.kept(of: staying) { index in
      key(BoardPosition(column: column, index: staying[index].before))
    }
    var reordered: Set<Int> = []
    for index in staying.indices where !kept[index] { reordered.insert(staying[index].before) }
    return reordered
  }

  /// What both versions of a card say, whichever is the old one.
  private func key(_ position: BoardPosition) -> UnorderedPair<ByteString> {
    let source = old[position.column].cards[position.index].source
    let other = matching.newPosition(of: position).map { new[$0.column].cards[$0.index].source }
    return UnorderedPair(ByteString(bytes: source), ByteString(bytes: other ?? source))
  }

  private func state(
    _ columns: [Column],
    _ position: BoardPosition
  ) -> CardState<Column.Card, Column.ID> {
    let column = columns[position.column]
    return CardState(
      columnID: column.id,
      columnIndex: position.column,
      index: column.firstIndex + position.index,
      card: column.cards[position.index]
    )
  }
}

extension BoardMatching {
  /// A card on both boards that perhaps has changed.
  struct Suspect {
    let position: BoardPosition
    let link: CardLink
    let motion: CardMotion
  }

  /// The cards of an old column that have moved, or are not known to have the same bytes.
  fileprivate func suspects(inColumn column: Int, _ reordered: Set<Int>) -> [Suspect] {
    let destination = newColumn(of: column)
    var suspects: [Suspect] = []
    for (index, link) in cards.old[column].enumerated() {
      guard let link else { continue }
      let isMoved = link.position.column != destination
      let motion = isMoved ? .moved : reordered.contains(index) ? .reordered : CardMotion.none
      if motion == .none, link.isUnchanged { continue }
      let position = BoardPosition(column: column, index: index)
      suspects.append(Suspect(position: position, link: link, motion: motion))
    }
    return suspects
  }

  /// The cards that stay in an old column.
  fileprivate func staying(inColumn column: Int) -> [LongestChain.Element] {
    let destination = newColumn(of: column)
    var staying: [LongestChain.Element] = []
    for (index, link) in cards.old[column].enumerated() {
      guard let link, link.position.column == destination else { continue }
      staying.append(LongestChain.Element(before: index, after: link.position.index))
    }
    return staying
  }
}
