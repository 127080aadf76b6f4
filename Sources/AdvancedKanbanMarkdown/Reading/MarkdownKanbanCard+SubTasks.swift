extension MarkdownKanbanCard {
  /// The task boxes in the lists below the title, at any depth: whether each is ticked.
  public var subTasks: [Bool] {
    guard source.contains(UInt8(ascii: "[")), lastLine > firstLine else { return [] }
    let items = MarkdownKanbanColumn(id: "", bytes: Array(body.utf8)).cards
    return items.flatMap { ($0.isDone.map { [$0] } ?? []) + $0.subTasks }
  }
}
