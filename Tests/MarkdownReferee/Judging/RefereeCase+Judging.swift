internal import AdvancedKanbanMarkdown
internal import CommonMark
internal import SourceText

extension RefereeCase {
  /// Reads the files, makes the change, and holds the result against the rules.
  ///
  /// - Returns: What became of the change.
  /// - Throws: The damage, if there is any.
  package func judged() throws(Damage) -> Outcome {
    let source = try JudgedFile(source)
    do {
      return try outcome(source)
    } catch let error as MarkdownEditError {
      try expect(source.file.bytes == self.source, "a refusal changes nothing")
      try expect(!isTidy || !isMove, "no move between tidy files is refused", "\(error)")
      return Outcome(error)
    } catch let damage as Damage {
      throw damage
    } catch {
      throw Damage(rule: "an error of another type", detail: "\(error)")
    }
  }

  private var isMove: Bool {
    switch change {
    case .move, .moveWithin: true
    default: false
    }
  }

  private func outcome(_ source: JudgedFile) throws -> Outcome {
    switch change {
    case .move(let index, let place): return try move(index, of: source, to: place)
    case .moveWithin(let index, let place): return try moveWithin(source, index, to: place)
    case .add(let title, let body, let blockID, let hasBox, let place):
      let card = NewCard(title: title, body: body, blockID: blockID)
      return try add(card, hasBox: hasBox, to: source, at: place)
    case .remove(let index):
      let index = index.wrapped(source)
      let new = try source.file.removingCard(at: index).judged()
      try source.judgeRemoval(of: index, giving: new)
      return .made
    case .tick, .retitle, .setBody, .identify: return try revise(source)
    case .limit, .collapse, .title: return try set(source)
    case .addColumn(let id, let title): return try addColumn(id, title: title, to: source)
    case .moveColumn(let index, let place): return try moveColumn(index, to: place, in: source)
    }
  }
}

extension RefereeCase {
  private func move(_ index: Int, of source: JudgedFile, to place: Int) throws -> Outcome {
    let destination = try JudgedFile(destination)
    let index = isTidy ? index % max(source.file.cardCount, 1) : index.wrapped(source)
    let count = destination.file.cardCount + 1
    let place = isTidy ? place % count : place.wrapped(count)
    let card = try source.file.source(ofCard: index)
    let newDestination = try destination.file.inserting(card, at: place).judged()
    let newSource = try source.file.removingCard(at: index).judged()
    try source.judgeRemoval(of: index, giving: newSource)
    try destination.judgeInsertion(at: place, giving: newDestination)
    try source.judgeArrival(of: index, in: newDestination, at: place)
    guard isTidy, source.showsGap(without: index),
      newDestination.column.cards[place].source == source.column.cards[index].source
    else { return .made }
    let back = try newSource.file.inserting(newDestination.file.source(ofCard: place), at: index)
    try expect(back.bytes == self.source, "moving back restores the source")
    let rest = try newDestination.file.removingCard(at: place)
    try expect(rest.bytes == self.destination, "moving back restores the destination")
    return .restored
  }

  private func moveWithin(_ source: JudgedFile, _ index: Int, to place: Int) throws -> Outcome {
    let count = source.file.cardCount
    let index = isTidy ? index % max(count, 1) : index.wrapped(source)
    let place = isTidy ? place % max(count, 1) : place.wrapped(source)
    let new = try source.file.movingCard(at: index, to: place).judged()
    if index == place { return .unneeded }
    try source.judgeReordering(index, to: place, giving: new)
    guard isTidy else { return .made }
    let back = try new.file.movingCard(at: place, to: index)
    try expect(back.bytes == source.bytes, "moving back restores the file")
    return .restored
  }

  private func add(
    _ card: NewCard,
    hasBox: Bool,
    to source: JudgedFile,
    at place: Int
  ) throws -> Outcome {
    let place = place.wrapped(source.file.cardCount + 1)
    let new = try source.file.inserting(card.source(hasBox: hasBox), at: place).judged()
    try source.judgeInsertion(at: place, giving: new)
    let written = new.column.cards[place]
    try expect(written.title.isSpelling(of: card.title), "title as typed", written.title)
    try expect(written.blockID == card.blockID, "block ID as typed")
    try expect(written.body.hasLines(of: card.body), "body as typed", written.body)
    return .made
  }

  private func addColumn(_ id: String, title: String, to source: JudgedFile) throws -> Outcome {
    let columns = BoardFile(source.bytes).columns
    let new = try BoardFileEditing.addingColumn(id: id, title: title, to: source.file).judged()
    let place = columns.map { $0.item + 1 }.max() ?? source.file.cardCount
    try source.judgeInsertion(at: place, giving: new)
    let ids = BoardFile(new.bytes).columns.map(\.id)
    let isNew = !columns.contains { $0.id == id }
    try expect(ids == columns.map(\.id) + (isNew ? [id] : []), "columns of the board", "\(ids)")
    return .made
  }

  private func moveColumn(_ index: Int, to place: Int, in source: JudgedFile) throws -> Outcome {
    let columns = BoardFile(source.bytes).columns
    guard !columns.isEmpty else { return .unneeded }
    let own = columns[index % columns.count]
    let others = columns.filter { $0.id != own.id }
    let before = others.prefix(place % (others.count + 1))
    let predecessors = before.reversed().map(\.id)
    let new = try BoardFileEditing.movingColumn(own.id, behind: predecessors, in: source.file)
      .judged()
    let wanted = (before + [own] + others.dropFirst(before.count)).map(\.id)
    let ids = BoardFile(new.bytes).columns.map(\.id)
    try expect(ids == wanted, "the order of the columns", "\(ids)")
    if new.bytes == source.bytes { return .unneeded }
    let items = BoardFile(new.bytes).columns
    // More than one item may have moved, and that is as much as can be said of them.
    guard !own.isListedAgain(in: source) else {
      try expect(new.file.cardCount == source.file.cardCount, "as many items")
      return .made
    }
    guard let item = items.first(where: { $0.id == own.id })?.item else { return .unneeded }
    try source.judgeReordering(own.item, to: item, giving: new)
    return .made
  }
}

extension MarkdownCardFile {
  /// The file as it is read from its bytes, which has to be the same.
  func judged() throws(Damage) -> JudgedFile {
    let judged = try JudgedFile(bytes)
    let again = MarkdownCardFile(SourceText(bytes), isScanning: false)
    try expect(again.blocks.map(\.place) == blocks.map(\.place), "the new file as it is read again")
    let (read, kept) = (again.cards, cards)
    try expect(read.map(\.lines) == kept.map(\.lines), "its cards as they are read again")
    try expect(
      read.map(\.beginsWithText) == kept.map(\.beginsWithText),
      "its titles as they are read again"
    )
    return judged
  }
}

extension JudgedFile {
  /// Whether the list of a card still shows its gap when the card has gone.
  fileprivate func showsGap(without index: Int) -> Bool {
    let list = file.cards[index].list
    return file.cards.filter { $0.list == list }.count > 2
  }
}

extension BoardFile.ColumnLink {
  /// Whether another item of the board's file names the column too.
  fileprivate func isListedAgain(in source: JudgedFile) -> Bool {
    BoardFile(source.bytes).findings.contains {
      $0.code == "column-listed-twice" && $0.message.hasPrefix("'\(id).md'")
    }
  }
}

extension Int {
  /// The number as an index of a card, or now and then as the one behind the last.
  func wrapped(_ file: JudgedFile) -> Int { wrapped(file.file.cardCount) }

  /// The number as an index below a count, or now and then as the count.
  func wrapped(_ count: Int) -> Int { self % 61 == 60 ? count : self % Swift.max(count, 1) }
}
