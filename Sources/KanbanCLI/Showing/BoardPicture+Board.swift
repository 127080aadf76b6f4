internal import AdvancedKanbanMarkdown

extension BoardPicture {
  /// The picture of some columns of a board.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - columns: The columns to show.
  ///   - filter: Which of their cards to show.
  ///   - isUnfolded: Whether a collapsed column is drawn with its cards.
  init(
    of board: MarkdownKanbanBoard,
    _ columns: [MarkdownKanbanColumn],
    _ filter: CardFilter,
    isUnfolded: Bool
  ) {
    self.init(
      title: board.title ?? "",
      columns: columns.map { column in
        let shown =
          filter.isEmpty
          ? Array(column.cards.indices)
          : column.cards.indices.filter { filter.matches(column.cards[$0]) }
        return Column(
          title: column.title,
          count: column.cards.count,
          wipLimit: column.wipLimit,
          isCollapsed: column.isCollapsed && !isUnfolded,
          cards: shown.lazy.map { Card(column.cards[$0], position: $0 + 1) }
        )
      }
    )
  }
}

extension BoardPicture.Card {
  fileprivate init(_ card: MarkdownKanbanCard, position: Int) {
    let subTasks = card.subTasks
    self.init(
      position: position,
      box: card.box.map { "[\($0)]" },
      title: card.title,
      excerpt: card.title.isEmpty ? card.excerpt : "",
      blockID: card.blockID,
      hasBody: card.lastLine > card.firstLine,
      progress: subTasks.isEmpty
        ? nil : BoardPicture.Progress(done: subTasks.count { $0 }, total: subTasks.count)
    )
  }
}

extension MarkdownKanbanCard {
  /// What stands on the card's first line behind the marker, task box and block ID apart, else on the
  /// first line of the body that holds anything.
  fileprivate var excerpt: String {
    let line = String(decoding: source.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    var rest = trimmed(trimmed(line).drop { !$0.isWhitespace })
    if let box { rest = rest.suffix(behind: "[\(box)]") ?? rest }
    if let blockID, rest.hasSuffix("^" + blockID) { rest.removeLast(blockID.count + 1) }
    rest = trimmed(rest)
    if !rest.isEmpty { return rest }
    return body.split(whereSeparator: \.isNewline).map(trimmed).first { !$0.isEmpty } ?? ""
  }
}
