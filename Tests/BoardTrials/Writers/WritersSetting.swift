/// Who else is at work while cards are moved.
package enum WritersSetting: String, CaseIterable, Sendable {
  case alone
  case withEditor = "with an editor"
  case withGit = "with git"
}
