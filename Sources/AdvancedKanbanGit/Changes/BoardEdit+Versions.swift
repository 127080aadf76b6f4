internal import AdvancedKanbanMarkdown

extension BoardEdit {
  /// Another version after the same edit.
  ///
  /// Hand edits that only the folder has stay out of it. A card that the other version does not
  /// know arrives with the edit, as it is staged, else as the folder has it; one that was moved by
  /// hand leaves the file in which the other version still has it. A column file arrives with its
  /// settings and the card alone.
  ///
  /// - Parameters:
  ///   - other: The index's or the commit's version.
  ///   - work: The folder's version before the edit.
  ///   - new: The folder's version after it.
  ///   - staged: The index's version before and after the edit, where it is known already.
  /// - Returns: The new version.
  /// - Throws: ``KanbanStoreError/inseparable(path:)`` where the version cannot take the edit.
  func applied(
    to other: BoardVersion,
    seenFrom work: BoardVersion,
    becoming new: BoardVersion,
    staged: (before: BoardVersion, after: BoardVersion)? = nil
  ) throws(KanbanStoreError) -> BoardVersion {
    var result = other
    result.waiting = staged?.before.files ?? [:]
    if names.allSatisfy({ other[$0]?.bytes == work[$0]?.bytes }) {
      for name in names { result.take(name, from: new) }
      return result
    }
    do {
      try apply(to: &result, seenFrom: work, becoming: new, staged)
    } catch {
      throw .inseparable(path: names.joined(separator: ", "))
    }
    return result
  }

  /// The card that the edit takes out or changes.
  var subject: Address? {
    switch self {
    case .move(let address, to: _), .remove(let address), .reviseCard(let address, _): address
    case .insert, .reviseFile, .correctFile, .create, .rewrite, .adopt: nil
    }
  }

  private func apply(
    to other: inout BoardVersion,
    seenFrom work: BoardVersion,
    becoming new: BoardVersion,
    _ staged: (before: BoardVersion, after: BoardVersion)?
  ) throws(KanbanStoreError) {
    switch self {
    case .move(let source, let destination):
      let own = try other.takeOut(source, seenFrom: work)
      let card = if let own { own } else { try work.card(at: source, staged: staged?.before) }
      var rest = work
      if source.name == destination.name { try rest.remove(source) }
      try other.put(card, at: destination, seenFrom: rest)
    case .insert(let card, let address): try other.put(card, at: address, seenFrom: work)
    case .remove(let address): _ = try other.takeOut(address, seenFrom: work)
    case .reviseCard(let address, let revision):
      try other.reviseCard(address, revision, seenFrom: work) { () throws(KanbanStoreError) in
        try new.card(at: address, staged: staged?.after)
      }
    case .reviseFile(let name, let revision):
      let own = other.bringIn(name, from: work)
      if other[own] != nil { try other.revise(own, revision) }
    case .correctFile(let name, let revision):
      if other[name] != nil { try other.revise(name, revision) }
    case .create(let name, let file):
      if other[name] == nil { other.set(name, file) }
    case .rewrite(let rewriting): try rewriting.rewrite(&other)
    case .adopt: break
    }
  }
}

extension BoardVersion {
  /// Where this version has a card that the folder's version has at an address: in the same file,
  /// else in one where the folder's version does not have it any more.
  func counterpart(
    of address: BoardEdit.Address,
    in work: BoardVersion
  ) -> BoardEdit.Address? {
    guard let seen = work[address.name] else { return nil }
    if self[address.name]?.bytes == seen.bytes { return address }
    let name = self[address.name] == nil ? formerName(of: address.name, in: work) : address.name
    if let name, let file = self[name],
      let index = CardMatching(from: seen, to: file).counterparts[address.index]
    {
      return BoardEdit.Address(name: name, index: index)
    }
    let others = files.keys.filter { $0 != address.name && $0 != BoardFile.name }.sorted()
    return others.lazy.compactMap { name in
      strayCard(in: name, like: seen, at: address.index, seenFrom: work)
    }.first
  }

  /// A card of another file that is the one at an index of a file, and that the folder's version
  /// does not have there any more.
  private func strayCard(
    in name: String,
    like seen: MarkdownCardFile,
    at index: Int,
    seenFrom work: BoardVersion
  ) -> BoardEdit.Address? {
    guard let file = self[name] else { return nil }
    let card = MarkdownKanbanColumn(id: "", file: seen).cards[index]
    let own = MarkdownKanbanColumn(id: "", file: file).cards
    let kept = CardMatching(from: file, to: work[name] ?? MarkdownCardFile([])).counterparts
    let stray = own.indices.first { kept[$0] == nil && own[$0].identity == card.identity }
    return stray.map { BoardEdit.Address(name: name, index: $0) }
  }

  /// A card of this version, which is the folder's, as it is staged, if it is.
  fileprivate func card(
    at address: BoardEdit.Address,
    staged: BoardVersion?
  ) throws(KanbanStoreError) -> CardSource {
    guard let staged, let own = staged.counterpart(of: address, in: self) else {
      return try card(at: address)
    }
    return try staged.card(at: own)
  }

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
    seenFrom work: BoardVersion
  ) throws(KanbanStoreError) {
    let name = bringIn(address.name, from: work)
    guard let file = self[name], let seen = work[address.name] else { return }
    let index = CardMatching(from: seen, to: file)
      .insertionIndex(for: address.index, count: file.cardCount)
    try insert(card, at: BoardEdit.Address(name: name, index: index))
  }

  /// Changes a card that the folder's version has at an address; one that this version does not
  /// know arrives changed.
  fileprivate mutating func reviseCard(
    _ address: BoardEdit.Address,
    _ revision: BoardEdit.CardRevision,
    seenFrom work: BoardVersion,
    arriving card: () throws(KanbanStoreError) -> CardSource
  ) throws(KanbanStoreError) {
    guard let own = counterpart(of: address, in: work) else {
      var rest = work
      try rest.remove(address)
      return try put(card(), at: address, seenFrom: rest)
    }
    try revise(own.name) { file throws(MarkdownEditError) in try revision(file, own.index) }
  }

  /// Makes sure that this version has a file of the folder.
  ///
  /// - Returns: The name that the file has here.
  fileprivate mutating func bringIn(_ name: String, from work: BoardVersion) -> String {
    if self[name] != nil { return name }
    if let former = formerName(of: name, in: work) { return former }
    arrive(name, from: work)
    return name
  }

  /// The name of a file that the folder has by another name: it is gone from there, and most of its
  /// cards are in that one.
  private func formerName(of name: String, in work: BoardVersion) -> String? {
    guard let seen = work[name], name != BoardFile.name else { return nil }
    let gone = files.filter { $0.key != BoardFile.name && work[$0.key] == nil }
    let former = gone.filter { $0.value.bytes == seen.bytes || $0.value.hasMostCards(in: seen) }
    return former.keys.min()
  }

  /// Brings in a file of the folder that this version does not have: its front matter, and its
  /// item in the list of columns.
  private mutating func arrive(_ name: String, from work: BoardVersion) {
    guard let file = waiting[name] ?? work[name], !withheld.contains(name) else { return }
    set(name, MarkdownCardFile(file.frontMatterBytes))
    list(name, from: work)
    arrivals.insert(name)
  }

  /// Lists a column, given by its file's name, as the folder's version does, where this version has
  /// a list and not the column.
  mutating func list(_ name: String, from work: BoardVersion) {
    let id = String(name.dropLast(3))
    guard let own = self[BoardFile.name], let seen = work[BoardFile.name],
      let link = BoardFile(seen.bytes).columns.first(where: { $0.leads(to: id) }),
      let item = try? seen.source(ofCard: link.item)
    else { return }
    let columns = BoardFile(own.bytes).columns
    guard !columns.isEmpty, !columns.contains(where: { $0.leads(to: id) }) else { return }
    let index = CardMatching(from: seen, to: own)
      .insertionIndex(for: link.item, count: own.cardCount)
    guard let listed = try? own.inserting(item, at: index) else { return }
    set(BoardFile.name, listed)
  }
}

extension MarkdownCardFile {
  /// Whether more than half of the cards are in another file as well.
  fileprivate func hasMostCards(in other: MarkdownCardFile) -> Bool {
    let cards = MarkdownKanbanColumn(id: "", file: self).cards.map(\.identity)
    let others = Set(MarkdownKanbanColumn(id: "", file: other).cards.map(\.identity))
    return cards.count(where: others.contains) * 2 > cards.count
  }
}

extension MarkdownKanbanCard {
  /// What tells whether a card of another file is this one: its ID, else its bytes.
  fileprivate var identity: [UInt8] { blockID.map { Array("^\($0)".utf8) } ?? source }
}
