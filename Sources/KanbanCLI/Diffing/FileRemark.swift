/// What differs in a file of a board beside its cards and settings.
struct FileRemark: Equatable {
  /// The name of the file, with `.md`.
  let path: String

  let kind: Kind

  enum Kind: Equatable {
    /// Text around the cards, or front matter that means nothing to a board.
    case text

    /// Some cards, in nothing but the way they are written.
    case cardSpelling(count: Int)

    /// The same is written in another way: line ends, blank lines, quotes.
    case spelling

    /// `board.md` is new, or gone.
    case added, removed
  }

  /// What there is to say, behind the name of the file.
  var words: String {
    switch kind {
    case .text: path == "board.md" ? "text changed" : "text around the cards changed"
    case .cardSpelling(let count):
      "\(counted(count, "card")) written differently (marker, indent or line ends)"
    case .spelling: "written differently (blank lines, quotes or line ends)"
    case .added: "added"
    case .removed: "removed"
    }
  }

  /// The name of the kind for scripts.
  var name: String {
    switch kind {
    case .text: "text"
    case .cardSpelling: "cardSpelling"
    case .spelling: "spelling"
    case .added: "added"
    case .removed: "removed"
    }
  }
}
