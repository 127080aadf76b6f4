/// A program of the repository's that has a part in every commit; the raw value is its file name.
enum Hook: String, CaseIterable {
  case preCommit = "pre-commit"
  case prepareCommitMessage = "prepare-commit-msg"
  case commitMessage = "commit-msg"
  case postCommit = "post-commit"
  case referenceTransaction = "reference-transaction"
}
