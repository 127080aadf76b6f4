/// How words that were taken out and put in are marked in a line.
struct WordMarks {
  /// Whether paint can tell them apart; else they stand between signs, as in `git diff --word-diff`.
  let isColored: Bool

  func line(_ change: WordChange) -> PaintedLine {
    var line = PaintedLine()
    for run in change.runs {
      switch run {
      case .kept(let text): line.append(TerminalText.visible(text))
      case .removed(let text): line.append(between(text, "[-", "-]"), [.red, .struck])
      case .added(let text): line.append(between(text, "{+", "+}"), [.green])
      }
    }
    return line
  }

  private func between(_ text: String, _ start: String, _ end: String) -> String {
    let text = TerminalText.visible(text)
    return isColored ? text : start + text + end
  }
}
