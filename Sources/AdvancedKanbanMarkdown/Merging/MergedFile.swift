/// A file of a board as a merge makes it.
package struct MergedFile: Equatable, Sendable {
  /// The content; `nil` where the merged board does not have the file.
  package let bytes: [UInt8]?

  /// Whether a person has to look at it: something in it is between conflict markers.
  package let isConflicted: Bool

  /// What the file is called in the base and on either side, with `.md`; a column's file may have been
  /// renamed. `nil` where it is not there.
  package let names: [[UInt8]?]

  init(bytes: [UInt8]?, isConflicted: Bool = false, names: [[UInt8]?] = [nil, nil, nil]) {
    (self.bytes, self.isConflicted, self.names) = (bytes, isConflicted, names)
  }
}
