/// A word that completion offers.
package struct Candidate: Equatable, Sendable {
  package let value: String
  package let description: String

  package init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }

  /// One line, as the shell scripts read it.
  package var line: String {
    let parts = description.isEmpty ? [value] : [value, description]
    return parts.map(TerminalText.visible).joined(separator: "\t")
  }
}
