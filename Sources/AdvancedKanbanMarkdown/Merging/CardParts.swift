internal import SourceText

/// What a card says, part by part, without what depends on where it stands.
struct CardParts: Equatable {
  /// The inside of the task box; `nil` without one.
  var box: [UInt8]?
  var title: [UInt8]

  /// The block ID without its caret; `nil` without one.
  var blockID: [UInt8]?

  /// The lines below the first one without the indent that makes them part of the item; blank ones
  /// are empty.
  var body: [[UInt8]]

  init(box: [UInt8]?, title: [UInt8], blockID: [UInt8]?, body: [[UInt8]]) {
    (self.box, self.title, self.blockID, self.body) = (box, title, blockID, body)
  }

  init(_ source: CardSource) {
    let line = source.lines[0]
    let text = CardText(line[...], marker: source.marker, isText: source.beginsWithText)
    box = text.box.map { Array(line[$0]) }
    title = Array(line[text.title])
    blockID = text.blockID.map { Array(line[$0]) }
    body = source.lines.dropFirst().map { Self.outdented($0, by: source.marker.contentColumn) }
  }

  /// What stands on the first line behind the marker.
  var heading: [UInt8] {
    let box = box.map { [UInt8(ascii: "[")] + $0 + [UInt8(ascii: "]")] }
    let blockID = blockID.map { [UInt8(ascii: "^")] + $0 }
    return [box, title.isEmpty ? nil : title, blockID].compactMap(\.self)
      .joined(separator: [UInt8.space]).map(\.self)
  }

  /// Box and title.
  var spoken: [UInt8] { CardParts(box: box, title: title, blockID: nil, body: []).heading }

  /// The card with these parts in the form of another one, of which every line stays that says the
  /// same; `nil` where that would be no card with these parts.
  func written(like form: CardSource) -> CardSource? {
    let old = CardParts(form)
    let marker = form.marker
    let isSame = (box, title, blockID) == (old.box, old.title, old.blockID)
    let prefix = form.lines[0].prefix(marker.prefixLength)
    let blank = prefix.last?.isBlank == true || heading.isEmpty ? [] : [UInt8.space]
    let first = isSame ? form.lines[0] : Array(prefix) + blank + heading
    let known = Dictionary(
      zip(old.body, form.lines.dropFirst()),
      uniquingKeysWith: { first, _ in first }
    )
    let indent = [UInt8](repeating: .space, count: marker.contentColumn)
    let rest = body.map { known[$0] ?? ($0.isEmpty ? [] : indent + $0) }
    let card = CardSource(([first] + rest).flatMap { $0 + [.lineFeed] })
    return card.flatMap { CardParts($0) == self ? $0 : nil }
  }

  private static func outdented(_ line: [UInt8], by columns: Int) -> [UInt8] {
    line.allSatisfy(\.isBlank) ? [] : line[...].outdented(by: columns)
  }
}
