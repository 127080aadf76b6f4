// AdvancedKanbanGit
