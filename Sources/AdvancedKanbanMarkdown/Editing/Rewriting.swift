internal import SourceText

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
    return try card.marking(box, with: isDone ? "x" : " ")
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
      guard let file = try? card.replacing(card.retitling(spelling)),
        let new = try? CardInHand(index, of: file),
        new.span.beginsWithText || spelling.isEmpty, file.bytes[new.title].text == spelling,
        new.bodyColumn == card.bodyColumn
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
    let file = try card.replacingBody(with: change, below: title)
    guard try CardInHand(index, of: file).saysTheSame(as: card) else {
      throw .unsound(line: card.span.lines.lowerBound + 1)
    }
    return file
  }
}
