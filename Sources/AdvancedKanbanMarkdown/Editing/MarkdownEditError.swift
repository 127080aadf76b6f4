/// Why a file is left as it is.
public enum MarkdownEditError: Error, Hashable, Sendable {
  /// There is no card or place at an index, which counts from 0.
  case indexOutOfRange(index: Int, count: Int)

  /// The change cannot be made without changing what other text in the file means; the line, from
  /// 1, is where it was to be made.
  case unsound(line: Int)

  /// What would have to be read to check the change is too much of something.
  case beyondLimit(FileLimit)

  /// The file ends in a block that is never closed (a code fence, a comment), which would swallow
  /// the card; the line, from 1, is where the block begins.
  case unclosedBlock(line: Int)

  /// The file holds conflict markers of a merge; the line, from 1, is the first one's.
  case conflictMarkers(line: Int)

  /// The card begins with code, a quote or nothing, so it has no title to change.
  case noTitle(line: Int)

  /// A title is one line, and this one is not.
  case titleNotOneLine

  /// The front matter cannot be changed without damage; the line counts from 1.
  case frontMatter(FrontMatterObstacle, line: Int)

  /// What stands in the way of changing one setting.
  public enum FrontMatterObstacle: Hashable, Sendable {
    /// It is no YAML; the text is the parser's.
    case invalid(String)

    /// It is never closed.
    case unclosed

    /// It is TOML, between lines `+++`, which is not read.
    case toml

    /// It is written in braces and has no such key, for which there is no line.
    case braces

    /// The key stands there more than once.
    case duplicateKey(String)

    /// The value carries an anchor, an alias or a tag, or is a list, a mapping or a block of text.
    case notPlain(String)
  }
}
