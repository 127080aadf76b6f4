internal import CommonMark
internal import SourceText

/// Where a card is inserted, and what surrounds it there.
struct InsertionPlace {
  /// How many blank lines stand around the card beyond its gap.
  struct BlankLines {
    let before: Int
    let after: Int
  }

  /// The first line, from 0, behind the place.
  let line: Int

  /// The block before which the card comes.
  let block: Int

  /// The ways to set the card apart, the least first.
  let blankLines: [BlankLines]

  private let offset: Int
  private let gap: [UInt8]
  private let isBefore: Bool
  private let isLineOpen: Bool
  private let lineEnd: LineEnd?

  init(in file: MarkdownCardFile, at index: Int, isBefore: Bool, spareGap: [UInt8]) {
    let text = file.text
    self.isBefore = (index == 0 || isBefore) && index < file.cards.count
    if file.cards.isEmpty {
      (line, block) = file.endOfText
    } else if self.isBefore {
      (line, block) = (file.cards[index].lines.lowerBound, file.cards[index].block)
    } else {
      (line, block) = (file.cards[index - 1].lines.upperBound, file.cards[index - 1].block + 1)
    }
    offset = text.start(ofLine: line)
    lineEnd = file.existingLineEnd(near: line)
    isLineOpen = line == text.lineCount && file.endsInOpenLine
    let ownGap = (self.isBefore ? file.gap(behindCard: index) : nil) ?? file.gapArriving(at: index)
    gap =
      ownGap.map { Array(text.bytes[text.lines($0)]) } ?? (file.cards.isEmpty ? [] : spareGap)
    blankLines = [
      BlankLines(before: file.cards.isEmpty && file.endsInOpenText ? 1 : 0, after: 0),
      BlankLines(before: 1, after: 0),
      BlankLines(before: 0, after: 1),
      BlankLines(before: 1, after: 1),
    ]
  }

  func replacement(for card: CardSource, blanks: BlankLines) -> Replacement {
    let lineEnd = lineEnd ?? card.lineEnd ?? .lineFeed
    let blank = { (count: Int) in Array(repeatElement(lineEnd.bytes, count: count).joined()) }
    let opening = (isLineOpen ? lineEnd.bytes : []) + blank(blanks.before)
    let lines = card.bytes(endingIn: lineEnd)
    let bytes = isBefore ? lines + gap : gap + lines
    return .insertion(of: opening + bytes + blank(blanks.after), at: offset)
  }
}

extension MarkdownCardFile {
  /// Whether the last line has no line end.
  fileprivate var endsInOpenLine: Bool {
    text.lineCount > 0 && text.lineEnd(ofLine: text.lineCount - 1) == nil
  }

  /// Whether the file ends in text that would go on in a line right below it: a paragraph, HTML, a
  /// table, or a link definition, which is no block.
  fileprivate var endsInOpenText: Bool {
    guard bodyLine < text.lineCount, !text.isBlank(text.lineCount - 1) else { return false }
    switch blocks.last?.kind {
    case .heading, .thematicBreak: return region(ofBlock: blocks.count - 1).count > 2
    case .codeBlock, .blockQuote: return false
    default: return true
    }
  }
}
