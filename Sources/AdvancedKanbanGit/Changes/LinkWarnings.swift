internal import AdvancedKanbanMarkdown

extension BoardPlan.Step {
  /// What the edit does to links.
  var linkWarnings: [StoreWarning] {
    switch edit {
    case .move(let source, let destination) where source.name != destination.name:
      moveWarnings(from: source, to: destination)
    case .move(let source, let destination):
      warnings(in: source.name, from: source.index, to: destination.index)
    case .insert(_, let address): warnings(in: address.name, from: nil, to: address.index)
    case .remove(let address): warnings(in: address.name, from: address.index, to: nil)
    case .reviseCard(let address, _):
      warnings(in: address.name, from: address.index, to: address.index)
    case .reviseFile, .correctFile, .create, .rewrite, .adopt: []
    }
  }

  private func moveWarnings(
    from source: BoardEdit.Address,
    to destination: BoardEdit.Address
  ) -> [StoreWarning] {
    guard let old = versions(of: source.name), let new = versions(of: destination.name) else {
      return []
    }
    return LinkChange.all(movingCardAt: source.index, from: old, to: new).map {
      .link($0, source: source.name, destination: destination.name)
    }
  }

  private func warnings(in name: String, from index: Int?, to newIndex: Int?) -> [StoreWarning] {
    guard let versions = versions(of: name) else { return [] }
    return LinkChange.all(changingCardAt: index, to: newIndex, in: versions).map {
      .link($0, source: name, destination: name)
    }
  }

  private func versions(of name: String) -> LinkChange.Versions? {
    guard let old = before[name], let new = after[name] else { return nil }
    return (old, new)
  }
}
