internal import SourceText

/// What a change does to a link or a footnote, given by its label.
///
/// A card moves as it is, and so do the definitions in it; nothing is copied or merged.
public enum LinkChange: Hashable, Sendable {
  /// The card uses what the file defines that it has left, and the new file does not.
  case leftBehind(label: String)

  /// The card uses what the new file defines in another way than the old one.
  case retargeted(label: String)

  /// The card says what was plain text and is a link now, as the new file defines it.
  case captured(label: String)

  /// The card has taken along a definition that the old file still uses.
  case takenAlong(label: String)

  /// A definition has gone with the card, or from it, that the file still uses.
  case removed(label: String)

  /// The card has brought a definition that now counts in the place of the file's own.
  case shadowing(label: String)

  /// The card has brought a definition of what was plain text elsewhere in the file and is a link
  /// now.
  case capturing(label: String)
}

extension LinkChange {
  /// A file before a change and after it.
  package typealias Versions = (before: MarkdownCardFile, after: MarkdownCardFile)
}
