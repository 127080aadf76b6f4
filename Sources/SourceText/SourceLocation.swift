/// A place in a file as people and editors count it.
package struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column in UTF-8 bytes, from 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
