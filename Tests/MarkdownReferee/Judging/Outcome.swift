internal import AdvancedKanbanMarkdown

/// What became of a change that broke no rule.
package enum Outcome: Hashable, Sendable {
  case made

  /// The change was made, and the one that takes it back has restored every byte.
  case restored

  /// The file was right already.
  case unneeded

  /// The change was refused, and why.
  case refused(String)

  init(_ error: MarkdownEditError) {
    self =
      switch error {
      case .indexOutOfRange: .refused("index out of range")
      case .unsound: .refused("unsound")
      case .beyondLimit: .refused("beyond a limit")
      case .unclosedBlock: .refused("unclosed block")
      case .conflictMarkers: .refused("conflict markers")
      case .noTitle: .refused("no title")
      case .titleNotOneLine: .refused("title not one line")
      case .frontMatter(.invalid, line: _): .refused("front matter: invalid")
      case .frontMatter(.unclosed, line: _): .refused("front matter: unclosed")
      case .frontMatter(.toml, line: _): .refused("front matter: TOML")
      case .frontMatter(.braces, line: _): .refused("front matter: braces")
      case .frontMatter(.duplicateKey, line: _): .refused("front matter: duplicate key")
      case .frontMatter(.notPlain, line: _): .refused("front matter: not plain")
      }
  }
}
