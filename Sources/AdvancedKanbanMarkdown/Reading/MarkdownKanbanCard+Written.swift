public import AdvancedKanban

extension MarkdownKanbanCard: KanbanWrittenCard {}

extension MarkdownKanbanColumn: KanbanWrittenColumn {
  /// The lines with something to read in them that belong to no card.
  public var dividers: [KanbanColumnDivider] { file?.dividers ?? [] }
}
