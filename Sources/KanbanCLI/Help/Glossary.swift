/// Names that a command knows, and what they mean, for its help.
package struct Glossary: Sendable {
  package let title: String
  package let entries: [(name: String, meaning: String)]

  package init(_ title: String, _ entries: [(name: String, meaning: String)]) {
    self.title = title
    self.entries = entries
  }
}
