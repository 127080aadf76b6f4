internal import CommonMark
internal import SourceText

extension MarkdownCardFile {
  /// The file with a card more.
  ///
  /// The card goes right behind the card before it, in that card's list, with the gap of its
  /// neighbours; at index 0 right before the first card; into a file without cards at the end. It
  /// takes the indent and the marker of its neighbour as far as that changes nothing else.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - index: The index, from 0, that the card is to have.
  ///   - spareGap: The blank lines to put between the card and a neighbour that shows no gap.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  package func inserting(
    _ card: CardSource,
    at index: Int,
    spareGap: [UInt8] = []
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard (0...cards.count).contains(index) else {
      throw .indexOutOfRange(index: index, count: cards.count)
    }
    let file = outlined
    let place = InsertionPlace(in: file, at: index, spareGap: spareGap)
    let candidates = file.forms(of: card, at: index).lazy.flatMap { form in
      place.blankLines.lazy.map { blanks in
        let replacement = place.replacement(for: form, blanks: blanks)
        let check = EditCheck(file).inserting(card, before: place.block)
        return Candidate([replacement], check: check)
      }
    }
    do {
      return try file.applyingFirstSound(of: candidates, line: place.line)
    } catch {
      throw file.unclosedBlock(before: index).map { .unclosedBlock(line: $0 + 1) } ?? error
    }
  }

  /// The line of the last block where it is one that swallows everything behind it.
  private func unclosedBlock(before index: Int) -> Int? {
    guard cards.isEmpty, let last = blocks.last else { return nil }
    return last.kind == .codeBlock || last.kind == .html ? last.firstLine : nil
  }
}

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
  private let isFirst: Bool
  private let isLineOpen: Bool
  private let lineEnd: LineEnd?

  init(in file: MarkdownCardFile, at index: Int, spareGap: [UInt8]) {
    let text = file.text
    let isEmpty = file.cards.isEmpty
    isFirst = index == 0 && !isEmpty
    line =
      isEmpty
      ? text.lineCount
      : isFirst
        ? file.cards[0].lines.lowerBound
        : file.cards[index - 1].lines.upperBound
    block =
      isEmpty
      ? file.blocks.count
      : isFirst
        ? file.cards[0].block
        : file.cards[index - 1].block + 1
    offset = text.start(ofLine: line)
    lineEnd = file.existingLineEnd(near: line)
    isLineOpen =
      offset == text.bytes.count && text.lineCount > 0
      && text.lineEnd(ofLine: text.lineCount - 1) == nil
    gap =
      file.gapArriving(at: index).map { Array(text.bytes[text.lines($0)]) }
      ?? (isEmpty ? [] : spareGap)
    let needed = isEmpty && file.endsInOpenText ? 1 : 0
    blankLines = [
      BlankLines(before: needed, after: 0),
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
    let bytes = isFirst ? lines + gap : gap + lines
    return .insertion(of: opening + bytes + blank(blanks.after), at: offset)
  }
}

extension MarkdownCardFile {
  /// Whether the file ends in text that would go on in a line right below it: a paragraph, HTML, a
  /// table, or a link definition.
  fileprivate var endsInOpenText: Bool {
    guard let last = blocks.last, !text.isBlank(text.lineCount - 1) else {
      return blocks.isEmpty && bodyLine < text.lineCount && !text.isBlank(text.lineCount - 1)
    }
    switch last.kind {
    case .heading(_), .thematicBreak:
      return region(ofBlock: blocks.count - 1).count > 2
    case .codeBlock, .blockQuote: return false
    default: return true
    }
  }
}
