internal import SourceText

extension ArraySlice<UInt8> {
  /// The line without the blanks that take its first columns, as far as they are blanks.
  ///
  /// A tab that reaches beyond those columns leaves the rest of its own as spaces, as in CommonMark.
  func outdented(by columns: Int) -> [UInt8] {
    var rest = self
    var column = 0
    while column < columns, let first = rest.first, first.isBlank {
      column = [first].endColumn(from: column)
      rest = rest.dropFirst()
    }
    return Array(repeatElement(.space, count: Swift.max(column - columns, 0))) + rest
  }
}
