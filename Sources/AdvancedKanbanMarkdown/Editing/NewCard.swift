internal import SourceText

/// A card that is to be written for the first time.
public struct NewCard: Hashable, Sendable {
  /// The title: one line of Markdown.
  public let title: String

  /// The lines below the title, in any Markdown.
  public let body: String

  /// The block ID without its caret.
  public let blockID: String?

  /// A card with a title and, if wanted, more.
  public init(title: String, body: String = "", blockID: String? = nil) {
    self.title = title
    self.body = body
    self.blockID = blockID
  }

  /// The card as it will stand in a file.
  ///
  /// A title that would be something other than text (`- x`, `2026. x`) is escaped with a backslash.
  ///
  /// - Parameter hasBox: Whether the card gets a task box.
  /// - Returns: The card, with a bullet for its marker.
  /// - Throws: ``MarkdownEditError/titleNotOneLine`` and ``MarkdownEditError/unsound(line:)`` where
  ///   the body cannot be part of a card.
  package func source(hasBox: Bool) throws(MarkdownEditError) -> CardSource {
    let title = try Title(title)
    let body = BodyText(body)
    for spelling in title.spellings {
      let words = ([spelling] + (blockID.map { ["^" + $0] } ?? [])).filter { !$0.isEmpty }
      let line = Array(((hasBox ? "- [ ] " : "- ") + words.joined(separator: " ")).utf8)
      guard
        let card = body.settled(below: line, indent: 2).card(below: line, indent: 2),
        card.beginsWithText || spelling.isEmpty, card.title == spelling, card.blockID == blockID
      else { continue }
      return card.new
    }
    throw .unsound(line: 1)
  }
}

extension CardSource {
  private var text: CardText { CardText(lines[0][...], marker: marker, isText: beginsWithText) }

  /// The title, where the card begins with text.
  var title: String { lines[0][text.title].text }

  var blockID: String? { text.blockID.map { lines[0][$0].text } }
}
