/// The titles of columns by their IDs, on the boards before and after something happened.
package struct ColumnTitles: Sendable, Equatable {
  package private(set) var old: [String: String] = [:]
  package private(set) var new: [String: String] = [:]

  package init(from old: [String: String] = [:], to new: [String: String] = [:]) {
    (self.old, self.new) = (old, new)
  }

  /// Adds the titles of columns that are not among these.
  mutating func add(_ others: ColumnTitles) {
    old.merge(others.old) { first, _ in first }
    new.merge(others.new) { first, _ in first }
  }
}
