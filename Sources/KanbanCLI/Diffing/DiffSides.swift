internal import AdvancedKanbanGit

/// The two boards that `diff` is asked to compare.
struct DiffSides {
  let old: BoardSource
  let new: BoardSource

  /// Understands the words behind the command: none, where the last commit is meant; a revision or a
  /// range, as git has them; or two revisions, which are a range.
  ///
  /// - Throws: ``Failure``, where they do not go together.
  static func range(_ words: [String], isStaged: Bool) throws(Failure) -> RevisionRange {
    let ranges = words.map { RevisionRange($0) }
    let revisions = ranges.compactMap { if case .revision(let name) = $0 { name } else { nil } }
    guard revisions.count == words.count || words.count == 1 else {
      throw .usage(
        "'\(words.joined(separator: " "))' has more than two sides",
        hint: "give two revisions, or one with dots"
      )
    }
    guard !isStaged || revisions.count == words.count && words.count < 2 else {
      throw .usage(
        "'--staged' compares what is staged with one revision",
        hint: "name one, without dots; or leave out '--staged'"
      )
    }
    if revisions.count == 2 { return .between(revisions[0], revisions[1]) }
    return ranges.first ?? .revision("HEAD")
  }

  /// - Parameters:
  ///   - range: What is compared: see ``range(_:isStaged:)``.
  ///   - isStaged: Whether what is staged takes the place of the work tree.
  ///   - board: The board whose history they are in.
  /// - Throws: ``Failure``, where there is no such revision among others.
  init(_ range: RevisionRange, isStaged: Bool, of board: OpenBoard) throws(Failure) {
    if isStaged, case .revision(let revision) = range {
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
    case .revision(let revision): revision.isFullID ? Failure.short(revision) : revision
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

extension String {
  /// Whether this is the ID of a commit in hexadecimal and in full.
  fileprivate var isFullID: Bool {
    utf8.count == 40 && allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
