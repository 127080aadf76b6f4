internal import CommonMark
package import SourceText

/// The lines of a card on their way into a file.
package struct CardSource: Hashable, Sendable {
  /// The lines without their line ends, the first with its marker.
  package private(set) var lines: [[UInt8]]

  /// How lines end where the card comes from, if any does.
  package let lineEnd: LineEnd?

  package private(set) var marker: ListMarker

  /// Whether the card begins with words, which are its title.
  package let beginsWithText: Bool

  /// The inner structure of the card, which no change of form may change.
  package let outline: [UInt8]

  /// The card at an index of a file.
  package init(_ card: CardSpan, in file: MarkdownCardFile) {
    let text = file.text
    lines = card.lines.map { Array(text.bytes[text.content(ofLine: $0)]) }
    lineEnd =
      text.lineEnd(ofLine: card.lines.lowerBound)
      ?? file.existingLineEnd(near: card.lines.lowerBound)
    marker = card.marker
    beginsWithText = card.beginsWithText
    outline = file.blocks[card.block].outline
  }

  /// The card that some bytes are, or `nil` where they are not just one card.
  package init?(_ bytes: [UInt8]) {
    let file = MarkdownCardFile(SourceText(bytes), outlines: true)
    guard file.frontMatter == nil, file.blocks.count == 1, let card = file.cards.first,
      card.lines == 0..<file.text.lineCount
    else { return nil }
    self.init(card, in: file)
  }

  /// The card with another marker or indent, or `nil` where that would have to touch tabs.
  ///
  /// The lines that belong to the item by their indent move with its content; lazy continuation
  /// lines and blank ones stay. A shorter marker is padded instead where other lines depend on it.
  ///
  /// - Parameters:
  ///   - marker: The marker to have.
  ///   - indent: The columns before it.
  ///   - padded: Whether a shorter marker is padded.
  /// - Returns: The card in its new form.
  package func formed(marker: [UInt8], indent: Int, padded: Bool) -> CardSource? {
    var result = self
    let isAlone = !lines.dropFirst().contains { $0.isOwned(by: self.marker) }
    let surplus = self.marker.width - marker.count
    let padding = padded && !isAlone && !self.marker.isBare ? max(surplus, 0) : 0
    let rest = lines[0][(self.marker.indent + self.marker.width)...]
    let prefix = repeatElement(UInt8.space, count: indent) + marker
    result.lines[0] = prefix + repeatElement(.space, count: padding) + rest
    guard let newMarker = ListMarker(atStartOf: result.lines[0][...]) else { return nil }
    result.marker = newMarker
    let shift = newMarker.contentColumn - self.marker.contentColumn
    guard shift != 0 else { return result }
    for index in lines.indices.dropFirst() where lines[index].isOwned(by: self.marker) {
      guard let line = lines[index].shifted(by: shift) else { return nil }
      result.lines[index] = line
    }
    return result
  }

  /// The bytes of the card with each line ended in the same way.
  package func bytes(endingIn lineEnd: LineEnd) -> [UInt8] {
    lines.flatMap { $0 + lineEnd.bytes }
  }
}

extension [UInt8] {
  /// Whether a line belongs to an item by its indent.
  fileprivate func isOwned(by marker: ListMarker) -> Bool {
    !allSatisfy(\.isBlank) && indentColumns >= marker.contentColumn
  }

  /// The line with more or fewer spaces before its text, or `nil` where there are tabs.
  fileprivate func shifted(by columns: Int) -> [UInt8]? {
    guard !prefix(while: \.isBlank).contains(.tab) else { return nil }
    return columns > 0
      ? repeatElement(.space, count: columns) + self
      : Array(dropFirst(-columns))
  }
}
