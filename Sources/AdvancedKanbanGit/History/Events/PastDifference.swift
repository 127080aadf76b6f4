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
    let (changes, identity) = Self.compare(old.columns, new.columns, positions != nil)
    self.changes = positions.map(changes.ofColumns) ?? changes
    self.identity = identity
    self.positions = positions
    (self.old, oldColumns) = old
    (self.new, newColumns) = new
  }

  /// The titles of the columns that were compared, by their IDs.
  var titles: (old: [String: String], new: [String: String]) {
    (Self.titles(of: oldColumns), Self.titles(of: newColumns))
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

    /// The columns are the same, and so is what is left out of them. Of what is given one card at most
    /// is on the new board, and this is where it was on the old one.
    case oneCard(BoardPosition?)
  }

  private static func compare(
    _ old: [ColumnPassage],
    _ new: [ColumnPassage],
    _ areSameColumns: Bool
  ) -> (MarkdownKanbanColumn.Difference, Identity) {
    if areSameColumns, let changes = MarkdownKanbanColumn.Difference(ofOneCardIn: old, and: new) {
      let change = changes.cards.first { !$0.isRemoved }
      return (changes, .oneCard(change?.before?.position))
    }
    let matching = BoardMatching(from: old, to: new)
    return (MarkdownKanbanColumn.Difference(from: old, to: new, matching: matching), .matched(matching))
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
    return oldPosition(among: BoardPosition(column: place, index: position.index)).map { old in
      BoardPosition(column: positions[old.column], index: old.index)
    }
  }

  /// The same by positions among the columns that were compared.
  private func oldColumn(among column: Int) -> Int? {
    if case .matched(let matching) = identity { matching.oldColumn(of: column) } else { column }
  }

  private func oldPosition(among position: BoardPosition) -> BoardPosition? {
    let column = newColumns[position.column]
    let index = position.index - column.firstIndex
    if column.cards.indices.contains(index) { return oldPosition(of: index, in: position.column) }
    // What is left out is the same on both sides, counted from the same end.
    guard let oldColumn = oldColumn(among: position.column) else { return nil }
    let growth = index < 0 ? 0 : column.cards.count - oldColumns[oldColumn].cards.count
    return BoardPosition(column: oldColumn, index: position.index - growth)
  }

  /// Where a card was that is given, by its index among those that are.
  private func oldPosition(of index: Int, in column: Int) -> BoardPosition? {
    switch identity {
    case .oneCard(let position): position
    case .matched(let matching):
      matching.oldPosition(of: BoardPosition(column: column, index: index)).map { old in
        BoardPosition(column: old.column, index: oldColumns[old.column].firstIndex + old.index)
      }
    }
  }
}
