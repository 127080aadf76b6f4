package import AdvancedKanban
package import AdvancedKanbanMarkdown
internal import SourceText

/// Looks for what differs in the files of two boards beside what a difference of boards tells, so
/// that nobody takes files that differ for equal ones.
package struct FileComparison {
  private let old: StoredBoard
  private let new: StoredBoard
  private let difference: MarkdownKanbanColumn.Difference
  private let settings: [SettingChange]

  package init(
    from old: StoredBoard,
    to new: StoredBoard,
    _ difference: MarkdownKanbanColumn.Difference,
    _ settings: [SettingChange]
  ) {
    (self.old, self.new) = (old, new)
    (self.difference, self.settings) = (difference, settings)
  }

  /// First what is to be said of `board.md`, then of the columns in their order.
  package var remarks: [FileRemark] { boardFileRemarks + new.board.columns.flatMap(remarks) }
}

// MARK: - Columns

extension FileComparison {
  private func remarks(on column: MarkdownKanbanColumn) -> [FileRemark] {
    let change = difference.columns.first { $0.after?.id.isSame(as: column.id) ?? false }
    let oldID = change.map { $0.before?.id } ?? column.id
    guard let oldID, let oldColumn = old.board.columns.first(where: { $0.id.isSame(as: oldID) }),
      let before = old.content(of: oldColumn.path), let after = new.content(of: column.path),
      before != after, !oldColumn.isUnreadable, !column.isUnreadable
    else { return [] }
    let title = change.map(\.isRenamed) ?? false
    let keys = ["title", "wipLimit", "isCollapsed"]
    let isSameText =
      before.text(around: oldColumn.cards, without: keys, orHeading: title)
      == after.text(around: column.cards, without: keys, orHeading: title)
    let text = isSameText ? [] : [FileRemark(path: column.path, kind: .text)]
    let remarks = text + respelledCards(in: column)
    let isExplained = !remarks.isEmpty || change != nil || hasCardChange(oldColumn, column)
    return isExplained ? remarks : [FileRemark(path: column.path, kind: .spelling)]
  }

  private func respelledCards(in column: MarkdownKanbanColumn) -> [FileRemark] {
    let count = difference.cards.count { change in
      change.fields == [.spelling] && change.motion != .moved
        && change.after?.columnID.isSame(as: column.id) == true
    }
    return count == 0 ? [] : [FileRemark(path: column.path, kind: .cardSpelling(count: count))]
  }

  private func hasCardChange(_ old: MarkdownKanbanColumn, _ new: MarkdownKanbanColumn) -> Bool {
    difference.cards.contains { change in
      change.before?.columnID.isSame(as: old.id) == true
        || change.after?.columnID.isSame(as: new.id) == true
    }
  }
}

// MARK: - The board's own file

extension FileComparison {
  private var boardFileRemarks: [FileRemark] {
    let name = BoardFile.name
    let kind: FileRemark.Kind? =
      switch (old.content(of: name), new.content(of: name)) {
      case (nil, nil): nil
      case (nil, _?): old.board.columns.isEmpty ? nil : .added
      case (_?, nil): new.board.columns.isEmpty ? nil : .removed
      case (let before?, let after?): before == after ? nil : kind(before, after)
      }
    return kind.map { [FileRemark(path: name, kind: $0)] } ?? []
  }

  private func kind(_ before: [UInt8], _ after: [UInt8]) -> FileRemark.Kind? {
    let keys = ["title", "wipLimitBehavior"]
    let isRenamed = settings.contains { $0.key == "title" }
    let texts = [before, after].map { bytes in
      bytes.text(
        around: MarkdownKanbanColumn(id: "", bytes: bytes).cards,
        without: keys,
        orHeading: isRenamed
      )
    }
    if texts[0] != texts[1] { return .text }
    let entries = [before, after].map { bytes in
      MarkdownKanbanColumn(id: "", bytes: bytes).cards.map(\.source).sorted {
        $0.lexicographicallyPrecedes($1)
      }
    }
    let listsColumns = difference.columns.contains {
      $0.isAdded || $0.isRemoved || $0.isFileRenamed || $0.isRenamed
    }
    if entries[0] != entries[1] { return listsColumns ? nil : .text }
    let isExplained = !settings.isEmpty || difference.columns.contains { $0.isReordered }
    return isExplained ? nil : .spelling
  }
}

extension [UInt8] {
  /// The lines of a file that are neither blank, nor part of a card, nor begin or end front matter,
  /// without their line ends.
  ///
  /// - Parameters:
  ///   - cards: The cards of the file.
  ///   - keys: Keys of the front matter whose lines do not count.
  ///   - skipsHeading: Whether headings do not count, since one of them is the title.
  /// - Returns: The lines in their order.
  fileprivate func text(
    around cards: [MarkdownKanbanCard],
    without keys: [String],
    orHeading skipsHeading: Bool
  ) -> [ArraySlice<UInt8>] {
    let text = SourceText(self)
    var cardLines: Set<Int> = []
    for card in cards { cardLines.formUnion(card.firstLine - 1..<card.lastLine) }
    let marks = ["---"] + (skipsHeading ? ["#"] : [])
    let starts = (keys.map { "\($0):" } + marks).map { Array($0.utf8) }
    return (0..<text.lineCount).filter { !cardLines.contains($0) && !text.isBlank($0) }
      .map { text.bytes[text.content(ofLine: $0)] }
      .filter { line in !starts.contains { line.starts(with: $0) } }
  }
}

extension String {
  /// Two names that differ in their Unicode normal form alone are two.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
