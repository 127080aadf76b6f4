internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// What a commit did to a board, ready to be taken back in any version of its files.
///
/// A file that is still as the commit left it becomes what it was before, to the byte. In every other
/// one the cards are found by their identity, so that later changes of other cards stay.
struct Reversal {
  /// The commit.
  let commit: ObjectID

  /// The files that it changed: those that get cards back come first.
  let names: [String]

  /// The files as the repository stores them, and as the work tree would have them if that differs.
  let forms: [Form]

  /// The names that files have now which the commit left by other ones, by those.
  let newNames: [String: String]

  /// Whether a card that is gone may be replaced by one that is written alike.
  var hasSubstitutes = false

  /// `board.md` and the columns: no entry of the one is a card of the other.
  struct Form {
    let index: FileGroup
    let columns: FileGroup

    private init(index: FileGroup, columns: FileGroup) {
      (self.index, self.columns) = (index, columns)
    }

    init(before: [String: MarkdownCardFile], after: [String: MarkdownCardFile]) {
      let isIndex = { (file: (key: String, value: MarkdownCardFile)) in file.key == BoardFile.name }
      index = FileGroup(before: before.filter(isIndex), after: after.filter(isIndex))
      columns = FileGroup(
        before: before.filter { !isIndex($0) },
        after: after.filter { !isIndex($0) }
      )
    }

    /// What brings back what the commit did.
    fileprivate var inverse: Form { Form(index: index.inverse, columns: columns.inverse) }

    fileprivate func matchCount(in version: BoardVersion) -> Int {
      index.matchCount(in: version) + columns.matchCount(in: version)
    }
  }

  init(of commit: ObjectID, _ forms: [Form], newNames: [String: String]) {
    self.commit = commit
    self.newNames = newNames
    self.forms = forms
    let groups = forms.first.map { [$0.columns, $0.index] } ?? []
    let before = groups.flatMap(\.before).map { ($0.name, $0.file.cardCount) }
    let after = groups.flatMap(\.after).map { ($0.name, -$0.file.cardCount) }
    let gains = Dictionary(before + after, uniquingKeysWith: +)
    names = gains.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.flatMap { gain in
      [gain.key] + (newNames[gain.key].map { [$0] } ?? [])
    }
  }

  /// The name that a version has a file by which the commit left by another one.
  func name(of left: String, in version: BoardVersion) -> String {
    version[left] == nil ? newNames[left] ?? left : left
  }

  /// Takes the commit back in one version of the board's files.
  ///
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``, where something that the
  ///   commit changed is not as it left it; and where a file cannot be changed without damage.
  func takeBack(in version: inout BoardVersion) throws(KanbanStoreError) {
    let before = version
    let form = forms.reversed().max { $0.matchCount(in: before) < $1.matchCount(in: before) }
    guard let form else { return }
    var result = version
    for group in [form.columns, form.index] {
      try GroupReversal(group, of: self, in: version).takeBack(in: &result)
    }
    version = result
  }

  /// Whether a version of the board's files is without what the commit did: it can be done again, and
  /// taken back with the same result.
  func isTakenBack(in version: BoardVersion) -> Bool {
    let inverse = Reversal(of: commit, forms.map(\.inverse), newNames: newNames)
    var result = version
    do {
      try inverse.takeBack(in: &result)
      try takeBack(in: &result)
    } catch { return false }
    return names.allSatisfy { result[$0]?.bytes == version[$0]?.bytes }
  }
}
