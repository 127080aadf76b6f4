internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// What one board has become of another, to be done to any version of the board's files by a merge:
/// whatever that version has beside it stays.
struct BoardTransition: BoardRewriting {
  /// The commit that is told of where a version cannot take it.
  let commit: ObjectID

  let names: [String]

  /// What the version and the wish are called where the merge tells of them.
  let labels: MergeLabels

  /// The boards as the repository stores them, and as the work tree would have them if that differs.
  private let forms: [Form]

  /// The two boards.
  struct Form: Equatable {
    let old: BoardFiles
    let new: BoardFiles

    fileprivate func matchCount(in files: BoardFiles) -> Int {
      old.contents.count { files[$0.key] == $0.value }
    }
  }

  /// - Parameters:
  ///   - forms: The boards, in all forms that a version may have.
  ///   - names: The files of all versions.
  ///   - commit: The commit that is told of.
  ///   - labels: What the version and the wish are called.
  init(_ forms: [Form], of names: Set<String>, from commit: ObjectID, labels: MergeLabels) {
    (self.forms, self.commit, self.labels) = (forms, commit, labels)
    let gains = forms.first.map { form in
      { form.new.cardCount(of: $0) - form.old.cardCount(of: $0) }
    }
    self.names = names.map { (name: $0, gain: gains?($0) ?? 0) }
      .sorted { ($1.gain, $0.name) < ($0.gain, $1.name) }.map(\.name)
  }

  /// What becomes of a version.
  ///
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``, where that is not, or not
  ///   wholly, what is wished.
  func merge(into files: BoardFiles) throws(KanbanStoreError) -> BoardFilesMerge {
    let form = forms.reversed().max { $0.matchCount(in: files) < $1.matchCount(in: files) }
    let merge = BoardFilesMerge(
      base: form?.old ?? files,
      ours: files,
      theirs: form?.new ?? files,
      labels: labels
    )
    if let subject = merge.obstacle {
      throw .undo(.changedSince(UndoObstacle(subject: subject, commit: "\(commit)")))
    }
    return merge
  }

  func rewrite(_ version: inout BoardVersion) throws(KanbanStoreError) {
    let merge = try merge(into: version.boardFiles)
    for name in names {
      guard let file = merge.files[Array(name.utf8)] else { continue }
      if let bytes = file.bytes {
        version.set(name, MarkdownCardFile(bytes))
      } else {
        version.remove(name)
      }
    }
  }
}

extension BoardFiles {
  /// The names of `board.md` and of the columns' files that are there.
  var names: Set<String> {
    Set((columnIDs.map { $0 + ".md" } + [BoardFile.name]).filter { self[Array($0.utf8)] != nil })
  }

  fileprivate func cardCount(of name: String) -> Int {
    self[Array(name.utf8)].map { MarkdownCardFile($0).cardCount } ?? 0
  }
}

extension BoardFilesMerge {
  /// What keeps their side's wish from coming true: what our side has changed as well, and what one
  /// side has removed and the other one has changed.
  fileprivate var obstacle: UndoObstacle.Subject? {
    let kept = merge.notices.first(where: \.isAgainstRemoval)
    if let finding = merge.conflicts.first ?? kept { return finding.subject }
    let name = files.filter(\.value.isConflicted).keys.min { $0.lexicographicallyPrecedes($1) }
    return name.map { .text(name: String(decoding: $0, as: UTF8.self)) }
  }
}

extension MergeFinding<MarkdownKanbanCard, String> {
  /// Whether something is there that one side wants gone.
  fileprivate var isAgainstRemoval: Bool {
    switch self {
    case .card(.keptForEdit, _), .card(.keptForMove, _), .column(.columnKeptForCards, _),
      .column(.columnKeptForSettings, _):
      true
    default: false
    }
  }

  fileprivate var subject: UndoObstacle.Subject {
    switch self {
    case .card(_, let card):
      .card(title: (card.ours ?? card.theirs ?? card.base)?.card.title ?? "")
    case .column(_, let column): .column(id: column.id)
    }
  }
}
