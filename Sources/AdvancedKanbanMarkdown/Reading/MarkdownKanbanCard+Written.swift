public import AdvancedKanban

extension MarkdownKanbanCard: KanbanWrittenCard {}

extension MarkdownKanbanColumn: KanbanWrittenColumn {}
