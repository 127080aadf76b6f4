/// What differs in a file of a board beside its cards and settings.
package struct FileRemark: Equatable {
  /// The name of the file, with `.md`.
  package let path: String

  package let kind: Kind

  package enum Kind: Equatable {
    /// Text around the cards, or front matter that means nothing to a board.
    case text

    /// Some cards, in nothing but the way they are written.
    case cardSpelling(count: Int)

    /// The same is written in another way: line ends, blank lines, quotes.
    case spelling

    /// `board.md` is new, or gone.
    case added, removed
  }
}
