extension SourceText {
  /// The line of a location behind its number, and below it a caret under the column.
  ///
  /// The caret stands under the byte's character as long as the line holds no wide characters; a
  /// tab in the line is repeated below it, so that the two stay aligned in any terminal.
  package func excerpt(at location: SourceLocation) -> String {
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    guard location.line >= 1, location.line <= lineCount else { return "" }
    let content = bytes[content(ofLine: location.line - 1)]
    let before = content.prefix(location.column - 1).text
    let padding = String(before.map { $0 == "\t" ? "\t" : " " })
    return "\(number) | \(content.text)\n\(margin) | \(padding)^"
  }
}
