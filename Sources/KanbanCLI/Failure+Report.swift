extension Failure {
  /// What a person reads: the error, its candidates as an indented list, and the hint.
  package func report(style: Style) -> String {
    var lines = [style.paint("error:", .red, .bold) + " " + TerminalText.visible(message)]
    lines += candidates.map { "  " + TerminalText.visible($0) }
    if let hint {
      lines.append(style.paint("hint:", .cyan, .bold) + " " + TerminalText.visible(hint))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a script reads.
  package var json: JSONValue { .document(kind: "error", ["error": jsonFields]) }

  /// What a script reads without what makes a document of it.
  var jsonFields: JSONValue {
    ["code": .string(code.rawValue), "message": .string(message), "hint": .string(hint)]
  }
}
