internal import CommonMark
internal import SourceText

/// A card whose own bytes are about to change.
private struct CardInHand {
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
    self.file = file.outlined
    span = self.file.cards[index]
    let start = self.file.bytes(of: span).lowerBound
    let end = self.file.text.content(ofLine: span.lines.lowerBound).upperBound
    let line = self.file.bytes[start..<end]
    let text = CardText(line, marker: span.marker, isText: span.beginsWithText)
    box = text.box.map { $0.shifted(by: start) }
    title = text.title.shifted(by: start)
    blockID = text.blockID.map { $0.shifted(by: start) }
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
    let check = EditCheck(file).replacing(span.block, with: card)
    return try file.applyingFirstSound(
      of: [Candidate([replacement], check: check)],
      line: span.lines.lowerBound
    )
  }
}

extension MarkdownCardFile {
  /// The file with a card's task box ticked or not; any other mark in the box goes.
  ///
  /// A card without a box gets one only to be ticked, and only where it begins with words or is
  /// empty: a box is no box before anything else. Changes nothing where the box is right.
  ///
  /// - Throws: ``MarkdownEditError``.
  public func settingCard(
    at index: Int,
    done isDone: Bool
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = try CardInHand(index, of: self)
    guard let box = card.box else { return isDone ? try card.addingTickedBox() : self }
    let isTicked = "xX".utf8.contains(bytes[box.lowerBound]) && box.count == 1
    let isEmpty = bytes[box] == [.space]
    guard isDone ? !isTicked : !isEmpty else { return self }
    return try card.replacing(Replacement(box, with: Array((isDone ? "x" : " ").utf8)))
  }

  /// The file with another title for a card; box and block ID stay.
  ///
  /// - Throws: ``MarkdownEditError``.
  public func retitlingCard(
    at index: Int,
    _ title: String
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = try CardInHand(index, of: self)
    guard card.span.beginsWithText || card.box != nil || card.isEmpty else {
      throw .noTitle(line: card.span.lines.lowerBound + 1)
    }
    for spelling in try Title(title).spellings {
      let isNew = card.title.isEmpty
      let before = isNew && !bytes[..<card.title.lowerBound].endsInBlank ? " " : ""
      let after = isNew && card.blockID != nil ? " " : ""
      let bytes = Array((before + spelling + after).utf8)
      guard let file = try? card.replacing(Replacement(card.title, with: bytes)),
        let card = try? CardInHand(index, of: file),
        card.span.beginsWithText || spelling.isEmpty, file.bytes[card.title].text == spelling
      else { continue }
      return file
    }
    throw .unsound(line: card.span.lines.lowerBound + 1)
  }

  /// The file with other lines below the title of a card.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0.
  ///   - body: The lines, without the indent that makes them part of the item.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  public func settingBody(
    ofCardAt index: Int,
    _ body: String
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = try CardInHand(index, of: self)
    let old = (card.span.lines.lowerBound + 1)..<card.span.lines.upperBound
    let indent = card.span.marker.contentColumn
    let title = Array(bytes[text.content(ofLine: card.span.lines.lowerBound)])
    let typed = BodyText(body)
    let settled = typed.settled(below: title, indent: indent)
    let isSame = [typed, settled].contains {
      BodyChange.isNone(of: old, to: $0, in: text, indent: indent)
    }
    guard !isSame else { return self }
    let change = BodyChange(
      of: old,
      to: settled,
      in: text,
      indent: indent,
      lineEnd: lineEnd(near: old.lowerBound)
    )
    return try card.replacingBody(with: change, below: title)
  }

  /// The file with a block ID for a card that has none; otherwise the file as it is.
  ///
  /// - Throws: ``MarkdownEditError``.
  public func identifyingCard(
    at index: Int,
    as blockID: String
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = try CardInHand(index, of: self)
    guard card.blockID == nil else { return self }
    guard card.span.beginsWithText, !card.title.isEmpty else {
      throw .noTitle(line: card.span.lines.lowerBound + 1)
    }
    return try card.replacing(.insertion(of: Array(" ^\(blockID)".utf8), at: card.title.upperBound))
  }
}

extension ArraySlice<UInt8> {
  fileprivate var endsInBlank: Bool { last?.isBlank ?? true }
}
