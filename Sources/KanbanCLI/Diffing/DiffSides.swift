internal import AdvancedKanbanGit

/// The two boards that `diff` is asked to compare.
struct DiffSides {
  let old: BoardSource
  let new: BoardSource

  /// Understands the words behind the command.
  ///
  /// - Parameters:
  ///   - range: Revisions, as git has them; without any the last commit is meant.
  ///   - isStaged: Whether what is staged takes the place of the work tree.
  ///   - board: The board whose history they are in.
  /// - Throws: ``Failure``, where there is no such revision among others.
  init(_ range: String?, isStaged: Bool, of board: OpenBoard) throws(Failure) {
    let range = RevisionRange(range ?? "HEAD")
    if isStaged {
      guard case .revision(let revision) = range else {
        throw .usage(
          "'--staged' compares what is staged with one revision",
          hint: "name one, without dots; or leave out '--staged'"
        )
      }
      (old, new) = (.revision(revision), .index)
    } else {
      (old, new) = try board.sources(of: range)
    }
  }
}

extension BoardSource {
  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .revision(let revision): revision
    case .index: "the index"
    case .workTree: "the work tree"
    }
  }

  /// What it is for a script.
  var json: JSONValue {
    switch self {
    case .revision(let revision): ["source": "revision", "revision": .text(revision)]
    case .index: ["source": "index", "revision": .null]
    case .workTree: ["source": "workTree", "revision": .null]
    }
  }
}
