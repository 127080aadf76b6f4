/// What there is to read of a file of a board.
package enum FileContent: Sendable {
  case bytes([UInt8])

  /// The file is there and cannot be read; the reason is in lower case and without a full stop.
  case unreadable(reason: String)
}
