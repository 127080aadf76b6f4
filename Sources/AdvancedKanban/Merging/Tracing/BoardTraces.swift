/// Which card and which column of three boards is which.
///
/// The base is matched with either side, and then what one side has and the other one has not with
/// what only the other one has. Without a common origin two cards are taken for one where both have
/// the same block ID, or the same bytes in the same column; likeness is not enough, since two cards
/// side by side lose nothing. Only where there is no base at all, equal bytes anywhere and equal
/// titles are enough.
struct BoardTraces<Column: KanbanWrittenColumn> {
  typealias Card = Column.Card

  private(set) var base: TracedBoard<Column>
  private(set) var ours: TracedBoard<Column>
  private(set) var theirs: TracedBoard<Column>

  /// The columns by their positions on each board.
  private(set) var columns: [Versions<Int>]

  /// The cards by their positions on each board.
  private(set) var cards: [CardTrace]

  init(base: [Column], ours: [Column], theirs: [Column]) {
    self.base = TracedBoard(base)
    self.ours = TracedBoard(ours)
    self.theirs = TracedBoard(theirs)
    let matchings = (BoardMatching(from: base, to: ours), BoardMatching(from: base, to: theirs))
    columns = base.indices.map { column in
      Versions(
        base: column,
        ours: matchings.0.newColumn(of: column),
        theirs: matchings.1.newColumn(of: column)
      )
    }
    cards = self.base.positions.map { position in
      CardTrace(
        positions: Versions(
          base: position,
          ours: matchings.0.newPosition(of: position),
          theirs: matchings.1.newPosition(of: position)
        ),
        text: position
      )
    }
    addNewColumns(matchings.0, matchings.1)
    addNewCards(matchings.0, matchings.1)
    number()
    unite()
    number()
  }

  /// A board by its side.
  subscript(side: MergeSide) -> TracedBoard<Column> { side == .ours ? ours : theirs }

  /// The texts of a card.
  func texts(of trace: CardTrace) -> Versions<Card> {
    Versions(
      base: base.held.card(at: trace.positions.base),
      ours: ours.held.card(at: trace.positions.ours),
      theirs: theirs.held.card(at: trace.positions.theirs)
    )
  }
}

extension BoardTraces {
  /// Adds the columns that are not on the base: those of both sides with the same ID are one, of several
  /// the first with the first.
  private mutating func addNewColumns(_ our: BoardMatching, _ their: BoardMatching) {
    var numbers: [Column.ID: [Int]] = [:]
    for (column, written) in ours.columns.enumerated() where our.oldColumn(of: column) == nil {
      numbers[written.id, default: []].append(columns.count)
      columns.append(Versions(ours: column))
    }
    for (column, written) in theirs.columns.enumerated() where their.oldColumn(of: column) == nil {
      if let number = numbers[written.id]?.first {
        numbers[written.id]?.removeFirst()
        columns[number].theirs = column
      } else {
        columns.append(Versions(theirs: column))
      }
    }
  }

  private mutating func addNewCards(_ our: BoardMatching, _ their: BoardMatching) {
    for position in ours.positions where our.oldPosition(of: position) == nil {
      cards.append(CardTrace(positions: Versions(ours: position)))
    }
    for position in theirs.positions where their.oldPosition(of: position) == nil {
      cards.append(CardTrace(positions: Versions(theirs: position)))
    }
  }

  /// Tells each board which trace each of its columns and cards belongs to.
  private mutating func number() {
    base.forgetCards()
    for (number, column) in columns.enumerated() {
      if let position = column.ours { ours.columnTraces[position] = number }
      if let position = column.theirs { theirs.columnTraces[position] = number }
    }
    for (number, card) in cards.enumerated() {
      if let position = card.positions.base { base.setTrace(number, at: position) }
      if let position = card.positions.ours { ours.setTrace(number, at: position) }
      if let position = card.positions.theirs { theirs.setTrace(number, at: position) }
    }
  }
}

// MARK: - What only one side has

extension BoardTraces {
  /// Makes one of what only one side has each, where it is the same.
  private mutating func unite() {
    let our = ours.leftover { cards[$0].positions.theirs == nil }
    let their = theirs.leftover { cards[$0].positions.ours == nil }
    guard our.contains(where: { !$0.cards.isEmpty }), their.contains(where: { !$0.cards.isEmpty })
    else { return }
    let matching = BoardMatching(from: our, to: their)
    uniteColumns(matching)
    for (column, leftover) in our.enumerated() {
      for (index, trace) in leftover.traces.enumerated() {
        let position = BoardPosition(column: column, index: index)
        guard let other = matching.newPosition(of: position) else { continue }
        let isSameColumn = columns[leftover.id].theirs == other.column
        unite(trace, their[other.column].traces[other.index], isSameColumn: isSameColumn)
      }
    }
    columns.removeAll { $0.base == nil && $0.ours == nil && $0.theirs == nil }
    cards.removeAll { $0.positions == Versions() }
  }

  /// Two columns that neither side has from the base are one if most of their cards are.
  private mutating func uniteColumns(_ matching: BoardMatching) {
    for position in ours.columns.indices {
      guard let other = matching.newColumn(of: position) else { continue }
      let (number, counterpart) = (ours.columnTraces[position], theirs.columnTraces[other])
      guard number != counterpart, columns[number] == Versions(ours: position),
        columns[counterpart] == Versions(theirs: other)
      else { continue }
      columns[number].theirs = other
      columns[counterpart] = Versions()
    }
  }

  private mutating func unite(_ number: Int, _ other: Int, isSameColumn: Bool) {
    guard let union = union(cards[number], cards[other], isSameColumn: isSameColumn) else { return }
    let places = (cards[number].positions.base, cards[other].positions.base)
    let positions = Versions(
      base: union == .ofTwo ? nil : places.0 ?? places.1,
      ours: cards[number].positions.ours,
      theirs: cards[other].positions.theirs
    )
    cards[number] = CardTrace(positions: positions, text: commonText(places), union: union)
    cards[other] = CardTrace(positions: Versions())
  }

  /// Why two cards are one, if they are.
  private func union(
    _ trace: CardTrace,
    _ other: CardTrace,
    isSameColumn: Bool
  ) -> CardTrace.Union? {
    guard let card = texts(of: trace).ours, let counterpart = texts(of: other).theirs else {
      return nil
    }
    let wasTwo = trace.positions.base != nil && other.positions.base != nil
    if let id = card.blockID, id == counterpart.blockID { return wasTwo ? .ofTwo : .blockID }
    if wasTwo, card.isRespelled(from: counterpart) { return .ofTwo }
    if isSameColumn || base.columns.isEmpty, card.hasSameSource(as: counterpart) {
      return .likeness
    }
    let isNamed = !card.title.isEmpty && card.title == counterpart.title
    return base.columns.isEmpty && isNamed ? .likeness : nil
  }

  /// The text of two cards on the base, if it is the same.
  private func commonText(_ places: (BoardPosition?, BoardPosition?)) -> BoardPosition? {
    guard let place = places.0, let other = places.1,
      base.card(at: place).hasSameSource(as: base.card(at: other))
    else { return nil }
    return min(place, other)
  }
}
