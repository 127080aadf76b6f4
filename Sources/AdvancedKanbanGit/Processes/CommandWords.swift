/// The words of a command in git's configuration that is run without a shell.
///
/// - Returns: The words, or `nil` where a quote is not closed or nothing follows a backslash.
func commandWords(of command: String) -> [String]? {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var rest = command[...]
  while let character = rest.popFirst() {
    if character == quote {
      quote = nil
    } else if quote == nil && character.isWhitespace {
      if let word { words.append(word) }
      word = nil
    } else if quote == nil && (character == "'" || character == "\"") {
      quote = character
      word = word ?? ""
    } else if character == "\\" && quote != "'" {
      guard let next = rest.popFirst() else { return nil }
      word = (word ?? "") + String(next)
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return quote == nil ? words + (word.map { [$0] } ?? []) : nil
}
