internal import CommonMark
internal import SourceText

/// A card whose own bytes are about to change.
struct CardInHand {
  let file: MarkdownCardFile
  let span: CardSpan

  /// The parts of the first line, as offsets into the file.
  let box: Range<Int>?
  let title: Range<Int>
  let blockID: Range<Int>?

  init(_ index: Int, of file: MarkdownCardFile) throws(MarkdownEditError) {
    guard file.cards.indices.contains(index) else {
      throw .indexOutOfRange(index: index, count: file.cards.count)
    }
    self.file = file
    span = self.file.cards[index]
    let start = self.file.bytes(of: span).lowerBound
    let end = self.file.text.content(ofLine: span.lines.lowerBound).upperBound
    let line = self.file.bytes[start..<end]
    let text = CardText(line, marker: span.marker, isText: span.beginsWithText)
    box = text.box.map { $0.shifted(by: start) }
    title = text.title.shifted(by: start)
    blockID = text.blockID.map { $0.shifted(by: start) }
  }

  /// The column at which the lines below the title begin, if there are any.
  var bodyColumn: Int? { span.lines.count > 1 ? span.marker.contentColumn : nil }

  /// What gives the card another title, set apart from what is before and behind it.
  func retitling(_ spelling: String) -> Replacement {
    let isNew = title.isEmpty
    if spelling.isEmpty {
      // The blanks before a block ID go with the title, so that the content begins where it did.
      let end = blockID.map { $0.lowerBound - 1 } ?? title.upperBound
      return .deletion(of: title.lowerBound..<(isNew ? title.lowerBound : end))
    }
    let before = isNew && !file.bytes[..<title.lowerBound].endsInBlank ? " " : ""
    let after = isNew && blockID != nil ? " " : ""
    return Replacement(title, with: Array((before + spelling + after).utf8))
  }

  /// Whether the first line of two cards says the same.
  func saysTheSame(as other: CardInHand) -> Bool {
    let parts = [box, title, blockID].map { $0.map { file.bytes[$0] } }
    return parts == [other.box, other.title, other.blockID].map { $0.map { other.file.bytes[$0] } }
  }

  /// Whether the card holds nothing but its marker.
  var isEmpty: Bool { span.marker.isBare && span.lines.count == 1 }

  private var canHaveBox: Bool {
    switch span.opening {
    case .paragraph, .table: true
    case nil: span.marker.isBare
    default: false
    }
  }

  /// The file with a ticked box before the content of the first line.
  func addingTickedBox() throws(MarkdownEditError) -> MarkdownCardFile {
    guard canHaveBox else { throw .noTitle(line: span.lines.lowerBound + 1) }
    let line = file.text.content(ofLine: span.lines.lowerBound)
    guard span.marker.isBare else {
      let content = line.lowerBound + span.marker.prefixLength
      return try replacing(.insertion(of: Array("[x] ".utf8), at: content))
    }
    let end = line.lowerBound + span.marker.indent + span.marker.width
    return try replacing(Replacement(end..<line.upperBound, with: Array(" [x]".utf8)))
  }

  /// The file with another mark in the box, which GFM may know where it did not know the old one: the
  /// rest of the line has to stay text all the same.
  func marking(_ box: Range<Int>, with mark: String) throws(MarkdownEditError) -> MarkdownCardFile {
    let marked = try replacing(Replacement(box, with: Array(mark.utf8)))
    guard marked.outline(ofBlock: span.block) == file.outline(ofBlock: span.block) else {
      throw .noTitle(line: span.lines.lowerBound + 1)
    }
    return marked
  }

  /// The file with another body for this card; old lines keep their bytes unless those would mean
  /// something else among the new ones.
  func replacingBody(
    with change: BodyChange,
    below title: [UInt8]
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let kept = change.bytes(keepingOldLines: true)
    let indented = change.bytes(keepingOldLines: false)
    let outlines = [kept, indented].map { CardSource(title + [.lineFeed] + $0)?.outline }
    let body = outlines[0] == outlines[1] ? kept : indented
    let range = file.text.lines((span.lines.lowerBound + 1)..<span.lines.upperBound)
    let isOpen = range.isEmpty && file.text.lineEnd(ofLine: span.lines.lowerBound) == nil
    let opening = isOpen && !body.isEmpty ? file.lineEnd(near: span.lines.lowerBound).bytes : []
    return try replacing(Replacement(range, with: opening + body))
  }

  /// The file with some bytes of this card replaced, if it still holds the same cards and the rest
  /// says what it did.
  func replacing(_ replacement: Replacement) throws(MarkdownEditError) -> MarkdownCardFile {
    let range = file.bytes(of: span)
    let own = SourceText(Array(file.bytes[range]))
    let moved = replacement.range.shifted(by: -range.lowerBound)
    let rewritten = own.applying([Replacement(moved, with: replacement.bytes)])
    guard let card = CardSource(rewritten.bytes) else {
      throw .unsound(line: span.lines.lowerBound + 1)
    }
    let check = EditCheck().replacing(span.block, with: card)
    return try file.applyingFirstSound(
      of: [Candidate([replacement], check: check)],
      line: span.lines.lowerBound
    )
  }
}

extension ArraySlice<UInt8> {
  fileprivate var endsInBlank: Bool { last?.isBlank ?? true }
}
