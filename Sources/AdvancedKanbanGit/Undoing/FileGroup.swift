internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// Files of a board before and after a commit, between which cards may have moved.
struct FileGroup {
  typealias Change = CardChange<MarkdownKanbanCard, MarkdownKanbanColumn.ID>

  /// A file with its cards.
  struct Member {
    let name: String
    let file: MarkdownCardFile
    let column: MarkdownKanbanColumn

    init(_ name: String, _ file: MarkdownCardFile) {
      self.name = name
      self.file = file
      column = MarkdownKanbanColumn(id: String(name.dropLast(3)), file: file)
    }
  }

  let before: [Member]
  let after: [Member]

  /// Which file and which card of before is which of after.
  let matching: BoardMatching

  let difference: MarkdownKanbanColumn.Difference

  /// - Parameters:
  ///   - before: The files by name; only those that differ.
  ///   - after: The same afterwards.
  init(before: [String: MarkdownCardFile], after: [String: MarkdownCardFile]) {
    self.before = before.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) }
    self.after = after.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) }
    let (old, new) = (self.before.map(\.column), self.after.map(\.column))
    matching = BoardMatching(from: old, to: new)
    difference = MarkdownKanbanColumn.Difference(from: old, to: new, matching: matching)
  }

  private init(inverting other: FileGroup) {
    (before, after) = (other.after, other.before)
    matching = other.matching.inverse
    difference = MarkdownKanbanColumn.Difference(
      from: before.map(\.column),
      to: after.map(\.column),
      matching: matching
    )
  }

  /// What brings back what was before.
  var inverse: FileGroup { FileGroup(inverting: self) }

  /// How many of the files a version has as the commit left them.
  func matchCount(in version: BoardVersion) -> Int {
    after.count { version[$0.name]?.bytes == $0.file.bytes }
  }

  /// What the commit did to the settings of a file, given by its position before.
  func settings(ofMember index: Int) -> ColumnChange<MarkdownKanbanColumn.ID>? {
    difference.columns.first { $0.before?.index == index && $0.after != nil }
  }
}

extension MarkdownKanbanCard {
  /// Whether two cards are written alike, line ends aside.
  func isWritten(like other: MarkdownKanbanCard) -> Bool {
    hasSameSource(as: other) || source.filter { $0 != 0x0D } == other.source.filter { $0 != 0x0D }
  }
}
