internal import AdvancedKanbanMarkdown

extension BoardPlan.Step {
  /// What a move from one column to another does to links.
  var linkWarnings: [StoreWarning] {
    guard case .move(let source, let destination) = edit, source.name != destination.name,
      let old = versions(of: source.name), let new = versions(of: destination.name)
    else { return [] }
    return LinkChange.all(movingCardAt: source.index, from: old, to: new).map {
      .link($0, source: source.name, destination: destination.name)
    }
  }

  private func versions(of name: String) -> LinkChange.Versions? {
    guard let old = before[name], let new = after[name] else { return nil }
    return (old, new)
  }
}
