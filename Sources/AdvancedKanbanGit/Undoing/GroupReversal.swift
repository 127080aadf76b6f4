internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// Takes back what a commit did to some files, on the files as a version has them.
struct GroupReversal {
  let group: FileGroup
  private let commit: ObjectID

  /// The files that the commit left, as they are now, in the same order and by the same names.
  let present: [FileGroup.Member]

  /// The names that they have now.
  private let presentNames: [String]

  /// Which card that the commit left is which now.
  private let matching: PresentCards

  /// - Parameters:
  ///   - group: What the commit did to the files.
  ///   - reversal: What it did to all of them.
  ///   - version: The files as they are now.
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``, where a file has come or gone.
  init(
    _ group: FileGroup,
    of reversal: Reversal,
    in version: BoardVersion
  ) throws(KanbanStoreError) {
    self.group = group
    commit = reversal.commit
    presentNames = group.after.map { reversal.name(of: $0.name, in: version) }
    var present: [FileGroup.Member] = []
    for (member, name) in zip(group.after, presentNames) {
      guard let file = version[name] else { throw .changed(member, since: commit) }
      present.append(FileGroup.Member(member.name, file))
    }
    let left = Set(group.after.map(\.name))
    for member in group.before where !left.contains(member.name) && version[member.name] != nil {
      throw .changed(member, since: commit)
    }
    self.present = present
    matching = PresentCards(group, present, hasSubstitutes: reversal.hasSubstitutes)
  }

  /// Puts the files into a version as they are without the commit.
  func takeBack(in version: inout BoardVersion) throws(KanbanStoreError) {
    for change in group.difference.cards { try expectUnchanged(change) }
    var files: [(name: String, file: MarkdownCardFile)] = []
    for index in group.before.indices { files.append((try name(index), try restored(index))) }
    for index in group.after.indices where group.matching.oldColumn(of: index) == nil {
      try expectNothingElse(index)
    }
    let names = Set(files.map(\.name))
    for name in presentNames where !names.contains(name) { version.remove(name) }
    for file in files { version.set(file.name, file.file) }
  }

  /// The name that a file has without the commit, given by its position before: a name that it has got
  /// since stays, unless the commit gave it another one itself.
  private func name(_ index: Int) throws(KanbanStoreError) -> String {
    let former = group.before[index].name
    guard let left = group.matching.newColumn(of: index),
      presentNames[left] != group.after[left].name
    else { return former }
    guard group.after[left].name == former else { throw changed(group.after[left]) }
    return presentNames[left]
  }
}

// MARK: - What is expected

extension GroupReversal {
  /// Where a card that the commit left is now.
  func position(of card: CardState<MarkdownKanbanCard, String>) -> BoardPosition? {
    matching.position(of: card.position)
  }

  /// The card that the commit left, as it is now.
  func card(at position: BoardPosition) -> MarkdownKanbanCard {
    present[position.column].column.cards[position.index]
  }

  /// What a card that is there now was before the commit, if it was in a file then.
  func formerIndex(of position: BoardPosition, inMember index: Int) -> Int? {
    let left = matching.origin(of: position)
    let former = left.flatMap { group.matching.oldPosition(of: $0) }
    return former?.column == index ? former?.index : nil
  }

  private func expectUnchanged(_ change: FileGroup.Change) throws(KanbanStoreError) {
    guard let after = change.after else { return try expectAbsent(change) }
    guard let position = position(of: after), position.column == after.columnIndex,
      card(at: position).allows(takingBack: change)
    else { throw changed(after.card) }
  }

  /// A card that the commit removed must not have come back.
  private func expectAbsent(_ change: FileGroup.Change) throws(KanbanStoreError) {
    guard let before = change.before else { return }
    for (column, member) in present.enumerated() {
      for (index, card) in member.column.cards.enumerated() {
        let position = BoardPosition(column: column, index: index)
        guard matching.origin(of: position) == nil, card.isOne(with: before.card) else {
          continue
        }
        throw changed(before.card)
      }
    }
  }

  /// A file that the commit added must hold nothing that has come since.
  private func expectNothingElse(_ index: Int) throws(KanbanStoreError) {
    let (left, now) = (group.after[index], present[index])
    let isSame = left.file.linesOutsideCards == now.file.linesOutsideCards
    guard isSame, now.file.cardCount <= left.file.cardCount else {
      throw .changed(left, since: commit)
    }
  }

  /// The error for a card that has changed.
  private func changed(_ card: MarkdownKanbanCard) -> KanbanStoreError {
    guard let member = group.after.first ?? group.before.first, member.name != BoardFile.name else {
      return .changed(.text(name: BoardFile.name), since: commit)
    }
    return .changed(.card(title: card.title), since: commit)
  }

  func changed(_ member: FileGroup.Member) -> KanbanStoreError {
    .changed(member, since: commit)
  }

  func changedText(_ member: FileGroup.Member) -> KanbanStoreError {
    .changed(.text(name: member.name), since: commit)
  }
}

extension KanbanStoreError {
  fileprivate static func changed(_ member: FileGroup.Member, since commit: ObjectID) -> Self {
    member.name == BoardFile.name
      ? .changed(.text(name: member.name), since: commit)
      : .changed(.column(id: member.column.id), since: commit)
  }

  fileprivate static func changed(
    _ subject: UndoObstacle.Subject,
    since commit: ObjectID
  ) -> Self {
    .undo(.changedSince(UndoObstacle(subject: subject, commit: "\(commit)")))
  }
}

extension MarkdownKanbanCard {
  /// Whether this is another card that is nowhere now.
  fileprivate func isOne(with other: MarkdownKanbanCard) -> Bool {
    other.blockID.map { blockID == $0 } ?? isWritten(like: other)
  }

  /// Whether this is what a change made of a card, as far as the change goes.
  fileprivate func allows(takingBack change: FileGroup.Change) -> Bool {
    guard let after = change.after?.card else { return false }
    if isWritten(like: after) { return true }
    guard let before = change.before?.card else { return false }
    if change.fields.isSubset(of: [.spelling]) { return true }
    guard change.motion != .moved else { return false }
    return change.fields.allSatisfy { field in
      switch field {
      case .title: title == after.title
      case .body: body == after.body
      case .box: box == after.box && before.hasPlainBox && after.hasPlainBox
      case .blockID: false
      case .spelling: true
      }
    }
  }

  private var hasPlainBox: Bool { isDone == true || box == " " }
}
