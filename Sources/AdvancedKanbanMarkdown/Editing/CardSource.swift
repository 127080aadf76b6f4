internal import CommonMark
package import SourceText

/// The lines of a card on their way into a file.
package struct CardSource: Hashable, Sendable {
  /// The lines without their line ends, the first with its marker.
  package private(set) var lines: [[UInt8]]

  /// How lines end where the card comes from, if any does.
  package let lineEnd: LineEnd?

  package private(set) var marker: ListMarker

  /// Whether the marker is the card's own, as opposed to one that a new card has for want of any.
  package private(set) var ownsMarker = true

  /// Whether the card begins with words, which are its title.
  package let beginsWithText: Bool

  /// The inner structure of the card, which no change of form may change.
  package let outline: [UInt8]

  /// What happens to the lines below the first one when that gets another marker or indent.
  package enum RestOfLines: Hashable, Sendable {
    /// A shorter marker is padded where other lines depend on it; otherwise they shift.
    case padding

    /// The lines that belong to the item by their indent move with its content.
    case shifting

    /// They stay as they are, which is right as long as they still reach the content.
    case keeping
  }

  /// The card at an index of a file.
  package init(_ card: CardSpan, in file: MarkdownCardFile) {
    let text = file.text
    lines = card.lines.map { Array(text.bytes[text.content(ofLine: $0)]) }
    lineEnd =
      text.lineEnd(ofLine: card.lines.lowerBound)
      ?? file.existingLineEnd(near: card.lines.lowerBound)
    marker = card.marker
    beginsWithText = card.beginsWithText
    outline = file.outline(ofBlock: card.block)
  }

  /// The card that some bytes are, or `nil` where they are not just one card.
  package init?(_ bytes: [UInt8]) {
    let file = MarkdownCardFile(SourceText(bytes), isScanning: false)
    guard file.frontMatter == nil, file.blocks.count == 1, let card = file.cards.first,
      card.lines == 0..<file.text.lineCount
    else { return nil }
    self.init(card, in: file)
  }

  /// The card as one that has not been in any file yet.
  package var new: CardSource {
    var result = self
    result.ownsMarker = false
    return result
  }

  /// The card with another marker or indent, or `nil` where that would have to touch tabs. Those of
  /// a new card stand behind an indent that it was given, so that they only move.
  ///
  /// Lazy continuation lines and blank ones stay in any case.
  ///
  /// - Parameters:
  ///   - marker: The marker to have.
  ///   - indent: The columns before it.
  ///   - rest: What happens to the lines below the first one.
  /// - Returns: The card in its new form.
  package func formed(marker: [UInt8], indent: Int, rest: RestOfLines) -> CardSource? {
    let padding = rest == .padding ? padding(for: marker) : 0
    let content = lines[0][(self.marker.indent + self.marker.width)...]
    let prefix = repeatElement(UInt8.space, count: indent) + marker
    let first = prefix + repeatElement(.space, count: padding) + content
    guard let newMarker = ListMarker(atStartOf: first[...]) else { return nil }
    let shift = rest == .keeping ? 0 : newMarker.contentColumn - self.marker.contentColumn
    guard var result = shifted(by: shift) else { return nil }
    result.lines[0] = first
    result.marker = newMarker
    return result
  }

  /// The blanks that let a shorter marker take as many columns as the card's own.
  private func padding(for marker: [UInt8]) -> Int {
    let isAlone = !lines.dropFirst().contains { $0.isOwned(by: self.marker) }
    return isAlone || self.marker.isBare ? 0 : max(self.marker.width - marker.count, 0)
  }

  /// The card with the lines below the first one further in or out; `nil` where there are tabs.
  private func shifted(by columns: Int) -> CardSource? {
    guard columns != 0 else { return self }
    var result = self
    for index in lines.indices.dropFirst() where lines[index].isOwned(by: marker) {
      let isMoving = columns > 0 && !ownsMarker
      guard let line = lines[index].shifted(by: columns, withTabs: isMoving) else { return nil }
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

  /// The line with more or fewer spaces before its text, or `nil` where there are tabs and they may
  /// not move.
  fileprivate func shifted(by columns: Int, withTabs: Bool) -> [UInt8]? {
    guard withTabs || !prefix(while: \.isBlank).contains(.tab) else { return nil }
    return columns > 0
      ? repeatElement(.space, count: columns) + self
      : Array(dropFirst(-columns))
  }
}
