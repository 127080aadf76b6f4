/// How and when a card got into a column.
package enum ColumnEntry: Hashable, Sendable {
  /// A commit has put it there: from the column with this ID and title, or as a new card.
  case entered(EventCommit, from: Origin?)

  /// It was there already when the history was cut off, as in a shallow clone, at this commit.
  case older(EventCommit)

  /// It is there in the files alone.
  case uncommitted

  /// The column that the card came from.
  package struct Origin: Hashable, Sendable {
    package let id: String
    package let title: String
  }
}
