package import AdvancedKanban
package import AdvancedKanbanGit
package import AdvancedKanbanMarkdown

/// The board as the page's server asks for it: whoever serves the page reads it, changes it and has
/// the words for what came of that.
package protocol BoardDesk: AnyObject {
  /// The board as its files say.
  func board() throws(Refusal) -> MarkdownKanbanBoard

  /// All that `lint` finds.
  func findings() throws(Refusal) -> [Finding]

  /// Makes some changes and commits them as one.
  func apply(_ changes: [BoardChange]) throws(Refusal) -> Deed

  /// A card from what a person has typed.
  func newCard(
    title: String,
    body: String,
    on board: MarkdownKanbanBoard
  ) throws(Refusal) -> NewCard

  /// A new title for a card that is there, from what a person has typed.
  func newTitle(_ typed: String) throws(Refusal) -> String

  /// What happened to a card, given by its place on a board, the newest first.
  func life(of place: BoardPosition, on board: MarkdownKanbanBoard) throws(Refusal) -> [CardDeed]

  /// Tells which cards match the words of a filter; `nil` where there are none.
  func filter(_ words: String) -> ((MarkdownKanbanCard) -> Bool)?

  /// The refusal of a card that would take a column, given by its title, over its limit.
  func refusal(of breach: WIPLimitBreach, column: String) -> Refusal
}

/// What has been done, in words.
package struct Deed: Hashable, Sendable {
  /// One sentence.
  package let sentence: String

  /// The ID of the commit; `nil` where nothing was committed.
  package let commit: String?
  package let warnings: [String]

  package init(_ sentence: String, commit: String? = nil, warnings: [String] = []) {
    (self.sentence, self.commit, self.warnings) = (sentence, commit, warnings)
  }
}

/// What a commit did to a card.
package struct CardDeed: Hashable, Sendable {
  /// When, by the author's clock.
  package let date: String
  package let author: String

  /// The first digits of the commit's ID.
  package let commit: String
  package let deed: String

  package init(date: String, author: String, commit: String, deed: String) {
    (self.date, self.author, self.commit, self.deed) = (date, author, commit, deed)
  }
}

/// Why something is not done: what happened where, and what to do next.
package struct Refusal: Error, Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case badRequest = "usage"
    case notFound = "not-found"

    /// The board has changed, or somebody else is changing it.
    case conflict = "stale"
    case wipLimit = "wip-limit"

    /// The board or its repository is in no state to do it: a hook fails, say, or the folder has gone.
    case failed

    /// The status of the response.
    package var status: Int {
      switch self {
      case .badRequest, .wipLimit: 422
      case .notFound: 404
      case .conflict, .failed: 409
      }
    }
  }

  package let kind: Kind
  package let message: String
  package let hint: String?

  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    (self.kind, self.message, self.hint) = (kind, message, hint)
  }
}
