internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// The difference of a commit's board to a parent's, found by the columns that have changed.
struct PastDifference: Sendable {
  let old: BoardLayout
  let new: BoardLayout
  let changes: MarkdownKanbanColumn.Difference

  /// The columns that were compared.
  private let oldColumns: [ColumnPassage]
  private let newColumns: [ColumnPassage]

  private let identity: Identity

  /// The positions of these columns on either board, if they are not all there are; all others are the
  /// same on both.
  private let positions: [Int]?

  /// - Parameters:
  ///   - old: The parent's board, and the columns of it to compare.
  ///   - new: The commit's board, and the columns of it to compare.
  ///   - positions: Where the columns are on both boards, if they are not all.
  init(
    from old: (layout: BoardLayout, columns: [ColumnPassage]),
    to new: (layout: BoardLayout, columns: [ColumnPassage]),
    at positions: [Int]? = nil
  ) {
    (changes, identity) = Self.compare(old.columns, new.columns, at: positions)
    self.positions = positions
    (self.old, oldColumns) = old
    (self.new, newColumns) = new
  }

  /// The titles of the columns that were compared, by their IDs.
  var titles: ColumnTitles {
    ColumnTitles(from: Self.titles(of: oldColumns), to: Self.titles(of: newColumns))
  }

  private static func titles(of columns: [ColumnPassage]) -> [String: String] {
    Dictionary(columns.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
  }
}

// MARK: - Comparing

extension PastDifference {
  /// Which card and which column was which, among those that were compared.
  private enum Identity: Sendable {
    case matched(BoardMatching)

    /// The columns are the same, and so is what is left out of them. Of what was compared one card at
    /// most is on the new board, and this is where it was on the old one, by the position among all
    /// columns.
    case oneCard(BoardPosition?)
  }

  private static func compare(
    _ old: [ColumnPassage],
    _ new: [ColumnPassage],
    at positions: [Int]?
  ) -> (MarkdownKanbanColumn.Difference, Identity) {
    if let positions,
      let changes = MarkdownKanbanColumn.Difference(ofOneCardIn: old, and: new, at: positions)
    {
      return (changes, .oneCard(changes.cards.first { !$0.isRemoved }?.before?.position))
    }
    let matching = BoardMatching(from: old, to: new)
    let changes = MarkdownKanbanColumn.Difference(from: old, to: new, matching: matching)
    return (positions.map(changes.ofColumns) ?? changes, .matched(matching))
  }
}

// MARK: - Where things were

extension PastDifference {
  /// The position on the old board of a column of the new one, if it was there.
  func oldColumn(of column: Int) -> Int? {
    guard let positions else { return oldColumn(among: column) }
    guard let place = positions.firstIndex(of: column) else { return column }
    return oldColumn(among: place).map { positions[$0] }
  }

  /// Where a card of the new board was on the old one, if it was there.
  func oldPosition(of position: BoardPosition) -> BoardPosition? {
    guard let positions else { return oldPosition(among: position) }
    guard let place = positions.firstIndex(of: position.column) else { return position }
    let given = BoardPosition(column: place, index: position.index)
    if case .oneCard(let old) = identity, isGiven(given) { return old }
    return oldPosition(among: given).map { old in
      BoardPosition(column: positions[old.column], index: old.index)
    }
  }

  /// The same by positions among the columns that were compared.
  private func oldColumn(among column: Int) -> Int? {
    if case .matched(let matching) = identity { matching.oldColumn(of: column) } else { column }
  }

  /// Whether a card is among those of its column that were compared.
  private func isGiven(_ position: BoardPosition) -> Bool {
    let column = newColumns[position.column]
    return column.cards.indices.contains(position.index - column.firstIndex)
  }

  private func oldPosition(among position: BoardPosition) -> BoardPosition? {
    let column = newColumns[position.column]
    let index = position.index - column.firstIndex
    if case .matched(let matching) = identity, isGiven(position) {
      let given = BoardPosition(column: position.column, index: index)
      return matching.oldPosition(of: given).map { old in
        BoardPosition(column: old.column, index: oldColumns[old.column].firstIndex + old.index)
      }
    }
    // What is left out is the same on both sides, counted from the same end.
    guard let oldColumn = oldColumn(among: position.column) else { return nil }
    let growth = index < 0 ? 0 : column.cards.count - oldColumns[oldColumn].cards.count
    return BoardPosition(column: oldColumn, index: position.index - growth)
  }
}
