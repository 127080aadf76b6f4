/// A number and what it counts: `1 card`, `2 cards`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// The subject of a commit as a report of what was done: `Move ...` as `Moved ...`.
func inPastTense(_ subject: String) -> String {
  let verb = subject.prefix { $0 != " " }
  let past = irregularPasts[String(verb)] ?? verb + (verb.hasSuffix("e") ? "d" : "ed")
  return past + subject.dropFirst(verb.count)
}

/// A subject that quotes another one as what has been done: `Undo "Move "A" to B"` is
/// `Undid: Move "A" to B`.
func inPastTenseUnquoted(_ subject: String) -> String {
  let verb = subject.prefix { $0 != " " }
  let rest = subject.dropFirst(verb.count + 1)
  guard rest.hasPrefix("\"") else { return inPastTense(subject) }
  let quoted = rest.dropFirst()
  return inPastTense(String(verb)) + ": " + (quoted.hasSuffix("\"") ? quoted.dropLast() : quoted)
}

private let irregularPasts = [
  "Bring": "Brought", "Identify": "Identified", "Keep": "Kept", "Make": "Made", "Redo": "Redid",
  "Undo": "Undid",
]

/// Words as a list in a sentence: `a, b and c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// The lines of a text, one behind the other.
func inOneLine(_ text: String) -> String {
  let lines = text.split(whereSeparator: \.isNewline).map { trimmed($0) }
  return lines.filter { !$0.isEmpty }.joined(separator: "; ")
}
