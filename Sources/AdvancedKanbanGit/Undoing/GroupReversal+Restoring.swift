internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

extension GroupReversal {
  /// A file as it is without the commit, given by its position before.
  func restored(_ index: Int) throws(KanbanStoreError) -> MarkdownCardFile {
    let before = group.before[index]
    do {
      guard let left = group.matching.newColumn(of: index),
        present[left].file.bytes != group.after[left].file.bytes
      else { return try withPresentCards(before.file, index) }
      return try edited(present[left], index, left)
    } catch let error as MarkdownEditError {
      throw .edit(error, path: before.name)
    } catch let error as KanbanStoreError {
      throw error
    } catch {
      throw changed(before)
    }
  }

  /// A file as it was before the commit, but with the text that cards have got elsewhere since.
  private func withPresentCards(
    _ file: MarkdownCardFile,
    _ index: Int
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    var file = file
    for change in returning(to: index) {
      guard let before = change.before, let own = try textSince(change) else { continue }
      file = try file.replacingCard(at: before.index, with: own)
    }
    return file
  }

  /// The cards that the commit took out of a file.
  private func returning(to index: Int) -> [FileGroup.Change] {
    group.difference.cards.filter { change in
      change.before?.columnIndex == index && (change.isRemoved || change.motion == .moved)
    }
  }

  /// A card that the commit moved, where its text has changed since.
  private func textSince(_ change: FileGroup.Change) throws(MarkdownEditError) -> CardSource? {
    guard let after = change.after, let position = position(of: after),
      !card(at: position).isWritten(like: after.card)
    else { return nil }
    return try present[position.column].file.source(ofCard: position.index)
  }

  /// A file that has changed since, without what the commit did to it.
  private func edited(
    _ now: FileGroup.Member,
    _ index: Int,
    _ left: Int
  ) throws -> MarkdownCardFile {
    let former = now.column.cards.indices.map { card in
      formerIndex(of: BoardPosition(column: left, index: card), inMember: index)
    }
    var edit = FileReversal(now.file, before: group.before[index].file, former: former)
    let changes = group.difference.cards
    for change in changes where change.after?.columnIndex == left {
      guard let after = change.after, let position = position(of: after) else { continue }
      let isSame = card(at: position).isWritten(like: after.card)
      try edit.revise(change, at: position.index, isAsLeft: isSame)
    }
    let leaving = changes.filter { change in
      change.after?.columnIndex == left && (change.isAdded || change.motion == .moved)
    }
    try edit.remove(leaving.compactMap { $0.after.flatMap(position)?.index })
    let reordered = changes.filter { $0.motion == .reordered && $0.before?.columnIndex == index }
    let coming = returning(to: index) + reordered
    for change in coming.sorted(by: { $0.before?.index ?? 0 < $1.before?.index ?? 0 }) {
      guard let before = change.before else { continue }
      try edit.place(before.index, textSince(change))
    }
    return try withSettings(edit.file, now, index, left)
  }

  /// Takes back what the commit did to settings and to text outside of cards.
  private func withSettings(
    _ file: MarkdownCardFile,
    _ now: FileGroup.Member,
    _ index: Int,
    _ left: Int
  ) throws -> MarkdownCardFile {
    let (before, after) = (group.before[index], group.after[left])
    let change = group.settings(ofMember: index)
    if let change, let state = change.after, !change.isStanding(in: now.column, as: state) {
      throw changed(after)
    }
    let result = try change?.takenBack(in: file) ?? file
    let settled = try? change?.takenBack(in: after.file) ?? after.file
    if settled?.linesOutsideCards == before.file.linesOutsideCards { return result }
    guard let merged = now.file.merging(before.file, base: after.file),
      merged.cardTexts == result.cardTexts
    else { throw changedText(after) }
    return merged
  }
}

extension ColumnChange<MarkdownKanbanColumn.ID> {
  /// Whether a column still has what this change gave it.
  fileprivate func isStanding(
    in column: MarkdownKanbanColumn,
    as state: ColumnState<MarkdownKanbanColumn.ID>
  ) -> Bool {
    (!isRenamed || column.title == state.title)
      && (!isLimitChanged || column.wipLimit == state.wipLimit)
      && (!isCollapseChanged || column.isCollapsed == state.isCollapsed)
  }

  /// A column's file with the settings that were before.
  fileprivate func takenBack(
    in file: MarkdownCardFile
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard let before else { return file }
    var file = file
    if isRenamed { file = try file.settingTitle(before.title) }
    if isLimitChanged { file = try file.settingWIPLimit(before.wipLimit) }
    if isCollapseChanged { file = try file.settingCollapsed(before.isCollapsed) }
    return file
  }
}
