// AdvancedKanbanMarkdown
