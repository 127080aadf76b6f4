/// A title of a board or a column as it was typed, without the blanks around it.
struct PlainTitle {
  let text: String

  /// Refuses what is no title; `owner` is what it is the title of.
  init(_ typed: String, of owner: String) throws(Failure) {
    text = trimmed(typed)
    if text.isEmpty { throw .usage("a \(owner) needs a title") }
    if text.contains(where: { $0.isNewline || $0 == "\0" }) {
      throw .usage("the title of a \(owner) is one line")
    }
  }
}
