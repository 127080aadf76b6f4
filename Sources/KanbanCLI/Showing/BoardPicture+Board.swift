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
        let cards = column.cards.enumerated().filter { filter.matches($0.element) }
        return Column(
          title: column.title,
          count: column.cards.count,
          wipLimit: column.wipLimit,
          isCollapsed: column.isCollapsed && !isUnfolded,
          cards: cards.map { Card($0.element, position: $0.offset + 1) }
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
