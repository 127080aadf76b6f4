// KanbanCLI
