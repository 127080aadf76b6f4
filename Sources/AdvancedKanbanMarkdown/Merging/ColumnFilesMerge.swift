internal import AdvancedKanban
internal import SourceText

/// The column files as a merge makes them, each of its three versions.
struct ColumnFilesMerge<Card: KanbanWrittenCard> {
  typealias Merge = BoardMerge<Card, String>

  private let versions: MergeVersions<[ColumnFileMerge.Version]>

  /// For the columns of the merged board their cards.
  private var cards: [String: [ColumnFileMerge.Card]] = [:]

  /// The columns with a card in conflict.
  private var conflicted: Set<String> = []

  private let labels: MergeLabels

  init<Column: KanbanWrittenColumn>(
    _ merge: Merge,
    _ sides: MergeVersions<BoardSide<Column>>,
    _ labels: MergeLabels
  ) where Column.Card == Card {
    self.labels = labels
    versions = CardNumbering.versions(merge, sides)
    let titles = Dictionary(uniqueKeysWithValues: merge.columns.map { ($0.id, $0.title.value) })
    let apart = Set(merge.conflicts.compactMap(\.cardMovedApart))
    var number = 0
    for column in merge.columns {
      var cards: [ColumnFileMerge.Card] = []
      cards.reserveCapacity(column.cards.count)
      for card in column.cards {
        guard var (text, isConflicted) = text(of: card) else { continue }
        if apart.contains(card.position) {
          let wishes = [card.ours, card.theirs].map {
            titles[$0?.columnID ?? ""] ?? $0?.columnID ?? ""
          }
          let marked = MergedText(text.source)
            .marking("moved to \(wishes[0])", "moved to \(wishes[1])", labels)
          text = .made(marked.source)
          isConflicted = isConflicted || marked.isConflicted
        }
        cards.append(ColumnFileMerge.Card(identity: number, text: text))
        if isConflicted { conflicted.insert(column.id) }
        number += 1
      }
      self.cards[column.id] = cards
    }
  }

  /// What a card says, in one of its forms, and whether a person has to decide about that.
  private func text(of card: MergedCard<Card, String>) -> (CardVersion, isConflicted: Bool)? {
    let ours = card.positions.ours.map { version(at: $0, in: versions.ours) }
    let theirs = card.positions.theirs.map { version(at: $0, in: versions.theirs) }
    guard let fields = card.content.fields, let ours, let theirs else {
      return (card.content == .theirs ? theirs : ours).map { ($0, false) }
    }
    let merged = MergedText(
      fields,
      base: card.positions.base.map { version(at: $0, in: versions.base).source },
      ours: ours.source,
      theirs: theirs.source,
      labels: labels
    )
    return (.made(merged.source), merged.isConflicted)
  }

  private func version(
    at position: BoardPosition,
    in versions: [ColumnFileMerge.Version]
  ) -> CardVersion {
    .kept(versions[position.column], position.index)
  }

  /// The file of a column of the merged board.
  func file(of column: Merge.Column) -> MergedFile {
    let states = [column.base, column.ours, column.theirs]
    let files = zip(states, versions.all).map { state, versions in state.map { versions[$0.index] }
    }
    let names = states.map { state in state.map { Array(($0.id + ".md").utf8) } }
    let cards = cards[column.id] ?? []
    // A side without the column has taken out what it had.
    let base = files[0] ?? .none
    let sides = [1, 2].map {
      files[$0] ?? base.without(Set(base.identities).subtracting(cards.map(\.identity)))
    }
    let isKnown = conflicted.contains(column.id)
    let merge = ColumnFileMerge(
      base: base,
      ours: sides[0],
      theirs: sides[1],
      cards: cards,
      dividers: column.dividers,
      labels: labels
    )
    guard let merge else {
      let versions = [base, sides[0], sides[1]].map(\.file.bytes)
      let lines = TextMerge(base: versions[0], ours: versions[1], theirs: versions[2])
      let bytes = labels.marked(lines)
      return MergedFile(bytes: bytes, isConflicted: labels.choice == nil, names: names)
    }
    return MergedFile(
      bytes: merge.file.bytes,
      isConflicted: labels.choice == nil && (isKnown || merge.isConflicted),
      names: names
    )
  }
}

extension MergeFinding {
  /// The place of a card that the sides want in two columns.
  fileprivate var cardMovedApart: BoardPosition? {
    if case .card(.movedApart, let card) = self { card.position } else { nil }
  }
}
