internal import CommonMark
internal import SourceText

/// The settings that another program keeps at the end of a file and reads from there: a comment
/// `%% kanban:settings`, a code block, and `%%`.
///
/// A card behind them, or between their first line and their last, would hide them or be hidden.
extension MarkdownCardFile {
  /// Where the text of the file ends and such settings begin; without them the end of the file.
  var endOfText: (line: Int, block: Int) {
    let block = blocks.lastIndex {
      $0.kind == .paragraph && text.beginsForeignSettings($0.firstLine)
    }
    return block.map { (blocks[$0].firstLine, $0) } ?? (text.lineCount, blocks.count)
  }

  /// The line, from 0, of a card that begins such settings, since no empty line sets them apart.
  func foreignSettings(inCard index: Int) -> Int? {
    cards[index].lines.dropFirst().first(where: text.beginsForeignSettings)
  }
}

extension SourceText {
  fileprivate func beginsForeignSettings(_ line: Int) -> Bool {
    bytes[content(ofLine: line)].starts(with: "%% kanban:settings".utf8)
  }
}
