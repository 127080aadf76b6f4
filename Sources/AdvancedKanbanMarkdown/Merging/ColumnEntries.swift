internal import AdvancedKanban

/// The list items of `board.md` as the cards of one column: each that names a column is known by it.
struct ColumnEntries: KanbanWrittenColumn {
  let id = String(BoardFile.name.dropLast(".md".count))
  let title = ""
  let wipLimit: Int? = nil
  var isCollapsed = false
  var cards: [ColumnEntry]
  let dividers: [KanbanColumnDivider]

  init(of file: MarkdownCardFile) {
    let links = BoardFile(file).columns.map { ($0.item, $0.id) }
    let ids = Dictionary(links) { first, _ in first }
    dividers = file.dividers
    cards = MarkdownKanbanColumn(id: id, file: file).cards.enumerated()
      .map { ColumnEntry(card: $1, columnID: ids[$0]) }
  }
}

/// A list item of `board.md`.
struct ColumnEntry: KanbanWrittenCard {
  let card: MarkdownKanbanCard

  /// The column that it names, if it names one.
  let columnID: String?

  var id: MarkdownKanbanCard.ID { card.id }
  var blockID: String? { columnID ?? card.blockID }
  var source: [UInt8] { card.source }
  var title: String { card.title }
  var box: Character? { card.box }
  var body: String { card.body }
}
