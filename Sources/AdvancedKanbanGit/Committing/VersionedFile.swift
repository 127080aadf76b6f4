internal import AdvancedKanbanMarkdown
internal import Git

/// A file of the board as the folder, the index and the last commit have it.
struct VersionedFile {
  /// The file name within the board's folder.
  let name: String

  /// The file itself, links followed.
  let location: String

  /// The path within the repository.
  let path: String

  /// Whether what the repository has is given here as the work tree would have it.
  let isInWorkTreeForm: Bool

  /// The folder's version in the form in which the others are given.
  let folder: MarkdownCardFile?

  let head: Stored?
  let index: Stored?

  /// A content that the repository has.
  struct Stored {
    let id: ObjectID
    let mode: FileMode
    let file: MarkdownCardFile
  }
}

extension VersionedFile {
  /// Whether the file was a link when git last saw it.
  var wasLink: Bool { head?.mode == .link || index?.mode == .link }

  /// What it is to git from now on. A content with the mode of a link would be taken for a path.
  func mode(staged: Bool) -> FileMode {
    let modes = staged ? [index?.mode] : [head?.mode, index?.mode]
    let mode = modes.compactMap(\.self).first ?? .file
    return mode == .link ? .file : mode
  }

  /// Whether both the last commit and the index have the file.
  var isKnown: Bool { head != nil && index != nil }

  /// Whether neither of them has it.
  var isUntracked: Bool { head == nil && index == nil }
}

extension [VersionedFile] {
  /// Whether the last commit and the index have the cards of a plan in these files.
  func know(_ plan: BoardPlan) -> Bool {
    let head = BoardVersion(of: compactMap { file in file.head.map { (file.name, $0.file) } })
    let index = BoardVersion(of: compactMap { file in file.index.map { (file.name, $0.file) } })
    return plan.steps.allSatisfy { step in
      guard let subject = step.edit.subject else { return true }
      return [head, index].allSatisfy { $0.counterpart(of: subject, in: step.before) != nil }
    }
  }
}
