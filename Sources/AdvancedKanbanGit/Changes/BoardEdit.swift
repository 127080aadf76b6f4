internal import AdvancedKanbanMarkdown

/// A change of a board's files, settled down to file and index.
///
/// The indices are those of the version in the folder; every other version takes the same edit by
/// the identity of the cards and their neighbours.
enum BoardEdit {
  /// Where a card stands, or is to stand.
  struct Address {
    let name: String
    let index: Int
  }

  typealias CardRevision =
    @Sendable (MarkdownCardFile, Int) throws(MarkdownEditError) -> MarkdownCardFile
  typealias FileRevision =
    @Sendable (MarkdownCardFile) throws(MarkdownEditError) -> MarkdownCardFile

  /// The destination's index is the one after the card has been taken out.
  case move(from: Address, to: Address)
  case insert(CardSource, at: Address)
  case remove(Address)
  case reviseCard(Address, CardRevision)
  case reviseFile(String, FileRevision)

  /// A revision that brings a file into no version that does not have it.
  case correctFile(String, FileRevision)
  case create(String, MarkdownCardFile)

  /// Changes each version by what that version has, as where a commit is taken back.
  case rewrite(any BoardRewriting)

  /// Gives every version what the folder has, which stays as it is.
  case adopt([String])

  /// The files that the edit may change; where a card arrives comes first.
  var names: [String] {
    switch self {
    case .move(let source, let destination):
      source.name == destination.name ? [source.name] : [destination.name, source.name]
    case .insert(_, let address), .remove(let address), .reviseCard(let address, _): [address.name]
    case .reviseFile(let name, _), .correctFile(let name, _), .create(let name, _): [name]
    case .rewrite(let rewriting): rewriting.names
    case .adopt(let names): names
    }
  }
}

extension BoardEdit {
  /// The version in the folder after the edit.
  func applied(to work: BoardVersion) throws(KanbanStoreError) -> BoardVersion {
    var result = work
    switch self {
    case .move(let source, let destination) where source.name == destination.name:
      try result.revise(source.name) { file throws(MarkdownEditError) in
        try file.movingCard(at: source.index, to: destination.index)
      }
    case .move(let source, let destination):
      let card = try work.card(at: source)
      try result.insert(card, at: destination)
      try result.remove(source)
    case .insert(let card, let address): try result.insert(card, at: address)
    case .remove(let address): try result.remove(address)
    case .reviseCard(let address, let revision):
      try result.revise(address.name) { file throws(MarkdownEditError) in
        try revision(file, address.index)
      }
    case .reviseFile(let name, let revision), .correctFile(let name, let revision):
      try result.revise(name, revision)
    case .create(let name, let file): result.set(name, file)
    case .rewrite(let rewriting): try rewriting.rewrite(&result)
    case .adopt: break
    }
    return result
  }
}

extension BoardVersion {
  mutating func revise(
    _ name: String,
    _ revision: BoardEdit.FileRevision
  ) throws(KanbanStoreError) {
    guard let file = self[name] else { throw .columnNotFound(name) }
    do { set(name, try revision(file)) } catch { throw .edit(error, path: name) }
  }

  mutating func insert(_ card: CardSource, at address: BoardEdit.Address) throws(KanbanStoreError) {
    try revise(address.name) { file throws(MarkdownEditError) in
      try file.inserting(card, at: address.index)
    }
  }

  mutating func remove(_ address: BoardEdit.Address) throws(KanbanStoreError) {
    try revise(address.name) { file throws(MarkdownEditError) in
      try file.removingCard(at: address.index)
    }
  }

  func card(at address: BoardEdit.Address) throws(KanbanStoreError) -> CardSource {
    guard let file = self[address.name] else { throw .columnNotFound(address.name) }
    do { return try file.source(ofCard: address.index) } catch {
      throw .edit(error, path: address.name)
    }
  }
}
