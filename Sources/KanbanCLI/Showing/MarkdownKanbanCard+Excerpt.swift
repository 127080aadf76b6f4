internal import AdvancedKanbanMarkdown

extension MarkdownKanbanCard {
  /// The title, or what stands in place of it.
  var shownTitle: String {
    title.isEmpty ? trimmed("(untitled) \(excerpt)") : title
  }

  /// What stands on the card's first line behind the marker, task box and block ID apart, else on the
  /// first line of the body that holds anything.
  var excerpt: String {
    let line = String(decoding: source.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    var rest = trimmed(trimmed(line).drop { !$0.isWhitespace })
    if let box { rest = rest.suffix(behind: "[\(box)]") ?? rest }
    if let blockID, rest.hasSuffix("^" + blockID) { rest.removeLast(blockID.count + 1) }
    rest = trimmed(rest)
    if !rest.isEmpty { return rest }
    return body.split(whereSeparator: \.isNewline).map(trimmed).first { !$0.isEmpty } ?? ""
  }
}
