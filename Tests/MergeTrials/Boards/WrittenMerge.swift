package import AdvancedKanban

package typealias WrittenMerge = BoardMerge<WrittenCard, String>

extension BoardMerge<WrittenCard, String> {
  /// The merged board, without conflict markers.
  package var board: [WrittenColumn] { columns { WrittenCard($0) } }

  /// What there is to tell, each on a line.
  package var tale: [String] {
    conflicts.map { "conflict \($0.line)" } + notices.map { "notice \($0.line)" }
  }
}

extension WrittenCard {
  /// The card that a merge has found out, put together from its fields where it has to be.
  package init(_ merged: MergedCard<WrittenCard, String>) {
    guard let fields = merged.content.fields else {
      self = merged.taken ?? WrittenCard(id: 0, title: "missing")
      return
    }
    let sides = [merged.ours?.card, merged.theirs?.card].compactMap(\.self)
    self.init(
      id: sides.map(\.id).min() ?? 0,
      title: fields.title.value,
      box: fields.box.value,
      blockID: fields.blockID.value,
      body: fields.body.value
    )
    marker = sides.map(\.marker).min() ?? marker
  }
}

extension MergeFinding<WrittenCard, String> {
  /// What is found, about what, what our side and their side have, and what was chosen.
  fileprivate var line: String {
    switch self {
    case .card(let kind, let card):
      "\(kind.rawValue) \(WrittenCard(card).title): \(place(card.ours)), \(place(card.theirs)) > "
        + card.place.columnID
    case .column(let kind, let column):
      "\(kind.rawValue): \(state(column.ours)), \(state(column.theirs)) > \(column.id)"
    }
  }

  private func place(_ state: CardState<WrittenCard, String>?) -> String {
    state?.columnID ?? "gone"
  }

  private func state(_ state: ColumnState<String>?) -> String { state?.id ?? "gone" }
}
