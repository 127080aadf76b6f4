internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// What a folder's files have otherwise than the last commit.
struct HandEdits {
  /// The files that differ, as the folder has them.
  private(set) var files: [String: MarkdownCardFile] = [:]

  /// The names of the files that are gone from the folder.
  private(set) var missing: [String] = []

  let difference: MarkdownKanbanColumn.Difference

  private let old: MarkdownKanbanBoard
  private let new: MarkdownKanbanBoard

  /// The files that differ, as the last commit has them and as the next one will.
  private var versions: [String: (old: MarkdownCardFile?, new: MarkdownCardFile?)] = [:]

  init(of store: KanbanStore) throws(KanbanStoreError) {
    let repository = try store.surroundings()
    let scan = try HandEditScan(of: store, in: repository)
    old = scan.old
    new = scan.new
    difference = MarkdownKanbanColumn.Difference(from: old.columns, to: new.columns)
    for file in scan.changed {
      if let work = file.work { files[file.name] = work } else { missing.append(file.name) }
      versions[file.name] = (file.old, file.new)
    }
  }

  /// - Parameter paragraphs: What the person says of it.
  /// - Returns: That, or else what has been done, with a list and trailers.
  func message(_ paragraphs: [String]) -> CommitMessage {
    let summaries = summaries
    return CommitMessage(
      subject: paragraphs.first ?? summaries.line,
      paragraphs: Array(paragraphs.dropFirst()),
      summaries: summaries,
      isListing: summaries.count > 1 || !paragraphs.isEmpty
    )
  }

  /// Whether the next commit has a column, given by its file's name.
  func has(_ path: String) -> Bool { new.columns.contains { $0.path == path } }

  private var summaries: [ChangeSummary] {
    difference.cards.flatMap {
      ChangeSummary.telling(of: $0, from: old.columns, to: new.columns)
    } + difference.columns.flatMap(ChangeSummary.telling)
      + versions.keys.filter(hasOtherText).sorted().map(ChangeSummary.editingText)
  }

  /// Whether something has been edited in a file that no event tells of.
  private func hasOtherText(_ name: String) -> Bool {
    let isIndex = name == BoardFile.name
    guard let (old, new) = versions[name], let old, let new else {
      return isIndex && difference.columns.isEmpty
    }
    let id = String(name.dropLast(3))
    let isSet = !isIndex && difference.columns.contains { $0.after?.id == id }
    if old.textOutsideCards(withHead: !isSet) != new.textOutsideCards(withHead: !isSet) {
      return true
    }
    if isIndex { return difference.columns.isEmpty }
    return !isSet
      && !difference.cards.contains { $0.before?.columnID == id || $0.after?.columnID == id }
  }
}

extension MarkdownCardFile {
  /// The lines outside of cards, with those of the front matter and the headings or without.
  fileprivate func textOutsideCards(withHead hasHead: Bool) -> [[UInt8]] {
    let lines = linesOutsideCards
    guard !hasHead else { return lines }
    let count = frontMatterBytes.split(separator: 0x0A).count { !$0.allSatisfy { $0 <= 0x20 } }
    return lines.dropFirst(count).filter { $0.first != UInt8(ascii: "#") }
  }
}
