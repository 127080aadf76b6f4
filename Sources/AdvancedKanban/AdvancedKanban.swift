// AdvancedKanban
