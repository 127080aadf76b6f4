/// Where a board is read from.
package enum BoardSource: Hashable, Sendable {
  /// What a commit has, named as git understands it: `HEAD~3`, `main`, a tag, an ID.
  case revision(String)

  /// What is staged.
  case index

  /// What the files in the folder say, as git would store it.
  case workTree
}
