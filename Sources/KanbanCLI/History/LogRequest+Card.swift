internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension LogRequest {
  /// Tells the life of the card that a word means.
  func tellCard(
    _ word: String,
    on files: MarkdownKanbanBoard,
    _ selection: EventSelection,
    orFailWith unknownColumn: Failure?
  ) throws(Failure) -> ExitCode {
    var selection = selection
    let committed = try open.board(from: .revision("HEAD")).board
    var failure = unknownColumn
    var position: BoardPosition?
    do { position = try self.position(of: word, on: files, committed) } catch {
      guard error.code == .notFound else { throw error }
      failure = error.inHistory(ColumnFinder(files.columns).match(word))
    }
    if let position {
      var events = try open.events(ofCardAt: position, progress)
      return try tell(orFailWith: failure) { () throws(KanbanStoreError) in
        try events.next(selectedBy: &selection)
      }
    }
    var events = try open.events(of: SoughtCard(word), progress)
    return try tell(orFailWith: failure) { () throws(KanbanStoreError) in
      try events.next(selectedBy: &selection)
    }
  }

  /// Where the card is at HEAD that a word means; `nil` for one that is not there.
  private func position(
    of word: String,
    on files: MarkdownKanbanBoard,
    _ committed: MarkdownKanbanBoard
  ) throws(Failure) -> BoardPosition? {
    let card: FoundCard
    do { card = try CardFinder(files).card(word) } catch {
      // In the middle of a merge the files may have both sides' cards.
      guard let old = try? CardFinder(committed).card(word) else { throw error }
      if error.code == .notFound {
        note("\(old.name) is gone from the files, and that is not committed")
      }
      return committed.position(of: old)
    }
    guard let place = files.position(of: card) else { return nil }
    let matching = BoardMatching(from: committed.columns, to: files.columns)
    let old = matching.oldPosition(of: place)
    let changes = MarkdownKanbanColumn.Difference(
      from: committed.columns,
      to: files.columns,
      matching: matching
    )
    if old == nil {
      note("\(card.name) is not committed yet")
    } else if changes.cards.contains(where: { $0.after?.position == place }) {
      note("the files have changes of \(card.name) that are not committed")
    }
    return old
  }
}

extension Failure {
  /// The failure to find a card, where it is looked for in the history, too.
  ///
  /// - Parameter column: The column that the word means.
  /// - Returns: The failure with what is known of that.
  fileprivate func inHistory(_ column: MarkdownKanbanColumn?) -> Failure {
    let advice = column.map {
      "'\($0.title)' is a column; '\(Program.name) log --column \($0.id.typed)' tells of it"
    }
    return Failure(
      code,
      "\(message), and no commit has removed one",
      hint: advice ?? hint,
      candidates: candidates
    )
  }
}

extension CardEvents {
  fileprivate mutating func next(
    selectedBy selection: inout EventSelection
  ) throws(KanbanStoreError) -> (CommitEvents, of: MarkdownKanbanCard?)? {
    while let commit = try next() {
      if let selected = selection.selected(commit) { return (selected, card) }
    }
    return nil
  }
}

extension MarkdownKanbanBoard {
  fileprivate func position(of card: FoundCard) -> BoardPosition? {
    columns.firstIndex { $0.id.utf8.elementsEqual(card.column.id.utf8) }.map {
      BoardPosition(column: $0, index: card.index)
    }
  }
}
