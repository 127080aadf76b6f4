internal import AdvancedKanbanMarkdown
internal import CommonMark

/// The text below a card's title as HTML.
enum BodyPart {
  static func html(of text: String) -> HTML {
    let bytes = Array(text.utf8)
    // What would take too long to read stands as it is.
    if FileLimit(exceededBy: bytes) != nil { return "<pre>\(text)</pre>" }
    return HTML(trusted: safeHTML(of: bytes[...]))
  }
}
