internal import SourceText

extension MarkdownCardFile {
  /// The most bytes of front matter that are looked at.
  private static let headLength = 1 << 14

  /// The front matter of a file alone; `nil` where a column's title is, or may be, somewhere else.
  ///
  /// - Parameter bytes: The whole file.
  package init?(headOf bytes: [UInt8]) {
    let beginning = SourceText(Array(bytes.prefix(Self.headLength)))
    guard let block = FrontMatterBlock(of: beginning) else { return nil }
    let settings = FrontMatter(block, in: beginning)
    guard settings.problem == nil, !settings.entries(for: "title").isEmpty else { return nil }
    let head = MarkdownCardFile(Array(bytes[..<beginning.start(ofLine: block.bodyLine)]))
    guard MarkdownKanbanColumn(id: "", file: head).title != "" else { return nil }
    self = head
  }
}
