extension Command {
  /// Holds the operands given against those the command takes.
  func check(_ given: [String]) throws(Failure) {
    let minimum = operands.reduce(0) { $0 + $1.arity.minimum }
    if given.count < minimum { throw missing(after: given.count) }
    if !operands.contains(where: { $0.arity.maximum == nil }) {
      if given.count > operands.count { throw surplus(given[operands.count]) }
      for (operand, word) in zip(operands, given) {
        try operand.kind.check(word, for: operand.name)
      }
    }
  }

  private var usage: String { "usage: \(Program.name) \(synopsis)" }

  private func missing(after count: Int) -> Failure {
    let names = operands.filter { $0.arity.minimum > 0 }.dropFirst(count).map(\.name)
    return .usage("'\(name)' needs \(names.joined(separator: " and "))", hint: usage)
  }

  private func surplus(_ word: String) -> Failure {
    let advice = operands.isEmpty ? "" : "a text with spaces goes in quotes; "
    return .usage("'\(name)' has no use for '\(word)'", hint: advice + usage)
  }
}

extension WordKind {
  /// Refuses a word that is none of the fixed values.
  func check(_ word: String, for name: String) throws(Failure) {
    guard case .oneOf(let values) = self, !values.contains(word) else { return }
    let nearest = nearestName(to: word, among: values)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "one of \(values.joined(separator: ", "))"
    throw .usage("'\(word)' is no value for \(name)", hint: hint)
  }
}
