public import AdvancedKanban

extension MarkdownKanbanCard: KanbanWrittenCard {
  /// Whether the cards have the same bytes.
  public func hasSameSource(as other: MarkdownKanbanCard) -> Bool { hasSource(other.source) }

  /// Adds the bytes of the card to a hash value.
  public func hashSource(into hasher: inout Hasher) {
    unsafe source.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

extension MarkdownKanbanColumn: KanbanWrittenColumn {}
