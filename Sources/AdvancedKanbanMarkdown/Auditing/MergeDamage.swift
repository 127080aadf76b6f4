package import AdvancedKanban

/// What a merge that went by lines did to a board: the cards that it lost, and those that it doubled.
///
/// The measure is the merge by cards of the same sides. A card is not lost where somebody had to decide
/// about it: where the sides edited it in ways that do not go together, or one of them removed it.
package struct MergeDamage: Sendable {
  /// A card that the right board has and the other one has not.
  package struct Loss: Sendable {
    package let card: MarkdownKanbanCard

    /// Where it is on the right board.
    package let position: BoardPosition
  }

  /// A card that is there more often than on the right board.
  package struct Doubling: Sendable {
    /// The card as the right board has it.
    package let card: MarkdownKanbanCard

    /// Where the card is, in the order of the board.
    package let copies: [Copy]

    /// The copy that is in the column of the right board, else the first one.
    package var original: Copy? {
      copies.first { $0.card.path.utf8.elementsEqual(card.path.utf8) } ?? copies.first
    }
  }

  /// One of several copies of a card.
  package struct Copy: Sendable {
    package let position: BoardPosition
    package let card: MarkdownKanbanCard

    /// The card as the merge left it.
    package let merged: MarkdownKanbanCard
  }

  /// The right board.
  package let rightFiles: BoardFiles

  /// Its columns.
  package let right: [MarkdownKanbanColumn]

  /// The columns of the board that was judged.
  package let columns: [MarkdownKanbanColumn]

  package private(set) var losses: [Loss] = []
  package private(set) var doublings: [Doubling] = []

  package var isEmpty: Bool { losses.isEmpty && doublings.isEmpty }
}

extension MergeDamage {
  /// Judges a board that came out of a merge.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - merge: The merge by cards of the same sides, which must have chosen where these are in conflict.
  package init(of board: BoardFiles, comparedWith merge: BoardFilesMerge) {
    rightFiles = merge.merged
    right = rightFiles.columns
    columns = board.columns
    guard board != rightFiles else { return }
    let matching = BoardMatching(from: right, to: columns)
    let disputed = Set(merge.merge.conflicts.compactMap(\.position))
    let cards = merge.cards(on: right)
    for (position, card) in cards where matching.newPosition(of: position) == nil {
      guard !disputed.contains(card.position), !card.isRemovedOnOneSide else { continue }
      losses.append(Loss(card: right[position], position: position))
    }
    var extras = ExtraCards(cards, on: right)
    for position in columns.positions where matching.oldPosition(of: position) == nil {
      extras.add(position, columns[position])
    }
    doublings = extras.byOriginal.compactMap { original, positions in
      guard let first = matching.newPosition(of: original) else { return nil }
      let others = positions.filter { columns[$0].isCopy(of: columns[first]) }
      guard !others.isEmpty else { return nil }
      let copies = ([first] + others).sorted()
        .map { Copy(position: $0, card: columns[$0], merged: columns[$0]) }
      return Doubling(card: right[original], copies: copies)
    }
  }

  /// What of it is still to be seen on a later board: cards that are not back, and copies that are all
  /// there.
  package func remaining(on later: [MarkdownKanbanColumn]) -> MergeDamage {
    var result = MergeDamage(rightFiles: rightFiles, right: right, columns: later)
    if !losses.isEmpty {
      let matching = BoardMatching(from: right, to: later)
      result.losses = losses.filter { matching.newPosition(of: $0.position) == nil }
    }
    guard !doublings.isEmpty else { return result }
    let matching = BoardMatching(from: columns, to: later)
    result.doublings = doublings.compactMap { doubling in
      let found = doubling.copies.compactMap { copy -> Copy? in
        guard let position = matching.newPosition(of: copy.position),
          later[position].isNamed(like: copy.merged)
        else { return nil }
        return Copy(position: position, card: later[position], merged: copy.merged)
      }
      let copies = found.sorted { $0.position < $1.position }
      return copies.count > 1 ? Doubling(card: doubling.card, copies: copies) : nil
    }
    return result
  }

  /// The same without some of the losses.
  package func without(losses isLeftOut: (Loss) -> Bool) -> MergeDamage {
    var result = self
    result.losses = losses.filter { !isLeftOut($0) }
    return result
  }
}

/// The cards of a board that are copies of others.
private struct ExtraCards {
  /// The copies beside the one that is matched, by where the card is on the right board.
  private(set) var copies: [BoardPosition: [BoardPosition]] = [:]

  private var byBlockID: [String: BoardPosition] = [:]
  private var byText: [[UInt8]: BoardPosition] = [:]

  typealias Merged = MergedCard<MarkdownKanbanCard, String>

  /// - Parameters:
  ///   - cards: The cards of the right board, as the merge has them.
  ///   - right: The columns of that board.
  init(
    _ cards: [(position: BoardPosition, card: Merged)],
    on right: [MarkdownKanbanColumn]
  ) {
    // Whoever solved a conflict in a card may have kept both texts.
    for (position, card) in cards where !card.content.isConflict {
      let versions = [card.base, card.ours, card.theirs].compactMap { $0?.card }
      for version in versions + [right[position]] {
        if let id = version.blockID, byBlockID[id] == nil { byBlockID[id] = position }
        if byText[version.text] == nil { byText[version.text] = position }
      }
    }
  }

  mutating func add(_ position: BoardPosition, _ card: MarkdownKanbanCard) {
    let original = card.blockID.map { byBlockID[$0] } ?? byText[card.text]
    if let original { copies[original, default: []].append(position) }
  }

  var byOriginal: [(BoardPosition, [BoardPosition])] {
    copies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension BoardFilesMerge {
  /// The cards of the merged board, each with its position on that board as it is read.
  fileprivate func cards(
    on columns: [MarkdownKanbanColumn]
  ) -> [(position: BoardPosition, card: MergedCard<MarkdownKanbanCard, String>)] {
    columns.enumerated().flatMap { place, column in
      let merged = merge.columns.first { $0.id.utf8.elementsEqual(column.id.utf8) }?.cards ?? []
      return zip(column.cards.indices, merged).map {
        (BoardPosition(column: place, index: $0), $1)
      }
    }
  }
}

extension MergedCard {
  /// Whether one side removed the card and the other one has it.
  fileprivate var isRemovedOnOneSide: Bool { base != nil && (ours == nil || theirs == nil) }
}

extension MergeFinding<MarkdownKanbanCard, String> {
  /// Where the card is on the merged board that it is about.
  fileprivate var position: BoardPosition? {
    if case .card(_, let card) = self { card.position } else { nil }
  }
}

extension MarkdownKanbanCard {
  /// The bytes of the card, line ends aside.
  fileprivate var text: [UInt8] { source.filter { $0 != 0x0D } }

  /// Whether a version of the same card is plainly this card: by its block ID, or by half the words of
  /// the shorter title. A merge may have taken a new card in the place of a removed one for the old one;
  /// nobody would call these two copies.
  fileprivate func isCopy(of other: MarkdownKanbanCard) -> Bool {
    if let id = blockID, let otherID = other.blockID { return id == otherID }
    let words = [title, other.title].map { title in
      Set(title.split { !$0.isLetter && !$0.isNumber })
    }
    let shared = words[0].intersection(words[1]).count
    return title == other.title || shared > 0 && shared * 2 >= min(words[0].count, words[1].count)
  }

  /// Whether the card has the block ID of another one, or its title.
  fileprivate func isNamed(like other: MarkdownKanbanCard) -> Bool {
    if let id = blockID, id == other.blockID { return true }
    return title.utf8.elementsEqual(other.title.utf8)
  }
}

extension [MarkdownKanbanColumn] {
  package subscript(position: BoardPosition) -> MarkdownKanbanCard {
    self[position.column].cards[position.index]
  }

  fileprivate var positions: [BoardPosition] {
    indices.flatMap { column in
      self[column].cards.indices.map { BoardPosition(column: column, index: $0) }
    }
  }
}
