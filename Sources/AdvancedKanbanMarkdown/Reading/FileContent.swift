/// What there is to read of a file of a board.
package enum FileContent: Sendable {
  case file(MarkdownCardFile)

  /// The file is there and cannot be read; the reason is in lower case and without a full stop.
  case unreadable(reason: String)

  /// A file that these bytes are.
  package static func bytes(_ bytes: [UInt8]) -> FileContent { .file(MarkdownCardFile(bytes)) }
}
