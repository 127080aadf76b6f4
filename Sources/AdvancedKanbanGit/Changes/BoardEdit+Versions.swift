internal import AdvancedKanbanMarkdown

extension BoardEdit {
  /// Another version after the same edit.
  ///
  /// Hand edits that only the folder has stay out of it. A card that the other version does not
  /// know arrives with the edit, and so does a whole file.
  ///
  /// - Parameters:
  ///   - other: The index's or the commit's version.
  ///   - work: The folder's version before the edit.
  ///   - new: The folder's version after it.
  /// - Returns: The new version.
  /// - Throws: ``KanbanStoreError/inseparable(path:)`` where the version cannot take the edit.
  func applied(
    to other: BoardVersion,
    seenFrom work: BoardVersion,
    becoming new: BoardVersion
  ) throws(KanbanStoreError) -> BoardVersion {
    var result = other
    if names.allSatisfy({ other[$0]?.bytes == work[$0]?.bytes }) {
      for name in names { result.take(name, from: new) }
      return result
    }
    do {
      try apply(to: &result, seenFrom: work, becoming: new)
    } catch {
      throw .inseparable(path: names.joined(separator: ", "))
    }
    return result
  }

  private func apply(
    to other: inout BoardVersion,
    seenFrom work: BoardVersion,
    becoming new: BoardVersion
  ) throws(KanbanStoreError) {
    switch self {
    case .move(let source, let destination):
      let own = try other.takeOut(source, seenFrom: work)
      let card = if let own { own } else { try work.card(at: source) }
      var rest = work
      if source.name == destination.name { try rest.remove(source) }
      try other.put(card, at: destination, seenFrom: rest, becoming: new)
    case .insert(let card, let address):
      try other.put(card, at: address, seenFrom: work, becoming: new)
    case .remove(let address): _ = try other.takeOut(address, seenFrom: work)
    case .reviseCard(let address, let revision):
      try other.reviseCard(address, revision, seenFrom: work, becoming: new)
    case .reviseFile(let name, let revision):
      if other[name] == nil {
        other.take(name, from: new)
      } else {
        try other.revise(name, revision)
      }
    case .create(let name, let file):
      if other[name] == nil { other.set(name, file) }
    }
  }
}

extension BoardVersion {
  /// Removes a card that the folder's version has at an address, and gives it as it was here;
  /// `nil` where this version does not know it.
  fileprivate mutating func takeOut(
    _ address: BoardEdit.Address,
    seenFrom work: BoardVersion
  ) throws(KanbanStoreError) -> CardSource? {
    guard let own = counterpart(of: address, in: work) else { return nil }
    let card = try card(at: own)
    try remove(own)
    return card
  }

  /// Inserts a card where the folder's version has it, among the cards that this version knows.
  fileprivate mutating func put(
    _ card: CardSource,
    at address: BoardEdit.Address,
    seenFrom work: BoardVersion,
    becoming new: BoardVersion
  ) throws(KanbanStoreError) {
    guard let file = self[address.name], let seen = work[address.name] else {
      return take(address.name, from: new)
    }
    let index = CardMatching(from: seen, to: file)
      .insertionIndex(for: address.index, count: file.cardCount)
    try insert(card, at: BoardEdit.Address(name: address.name, index: index))
  }

  /// Changes a card that the folder's version has at an address; one that this version does not
  /// know arrives changed.
  fileprivate mutating func reviseCard(
    _ address: BoardEdit.Address,
    _ revision: BoardEdit.CardRevision,
    seenFrom work: BoardVersion,
    becoming new: BoardVersion
  ) throws(KanbanStoreError) {
    guard let own = counterpart(of: address, in: work) else {
      var rest = work
      try rest.remove(address)
      return try put(new.card(at: address), at: address, seenFrom: rest, becoming: new)
    }
    try revise(own.name) { file throws(MarkdownEditError) in try revision(file, own.index) }
  }

  private func counterpart(
    of address: BoardEdit.Address,
    in work: BoardVersion
  ) -> BoardEdit.Address? {
    guard let file = self[address.name], let seen = work[address.name] else { return nil }
    let index = CardMatching(from: seen, to: file).counterparts[address.index]
    return index.map { BoardEdit.Address(name: address.name, index: $0) }
  }
}
