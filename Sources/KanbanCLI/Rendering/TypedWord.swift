extension String {
  /// The word as it is typed in a shell: in double quotes if it has to be.
  var typed: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_.:^".contains($0) }
    guard !isPlain else { return self }
    let escaped = reduce(into: "") { text, character in
      if "\\\"$`".contains(character) { text.append("\\") }
      text.append(character)
    }
    return "\"\(escaped)\""
  }
}
