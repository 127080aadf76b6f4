public import AdvancedKanban

extension MarkdownKanbanCard: KanbanWrittenCard {
  /// Adds the bytes of the card to a hash value.
  public func hashSource(into hasher: inout Hasher) {
    unsafe source.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

extension MarkdownKanbanColumn: KanbanWrittenColumn {}
