internal import CommonMark
internal import SourceText

/// What is read anew of a version of a plain file that is much like one that has been read.
///
/// In a plain file a line that begins an item means the same whatever stands before it. So it is
/// enough to scan from such a line before the first byte that differs to one behind the last: what is
/// before the one and behind the other are the same cards.
struct Rereading {
  /// Where the cards of the new version stand.
  let places: [CardBytes]

  /// Reads a version next to another one; `nil` where it has to be read as a whole.
  ///
  /// - Parameters:
  ///   - known: The version that has been read.
  ///   - bytes: The content of the other one.
  init?(of known: ColumnVersion, as bytes: [UInt8]) {
    guard case .plain(let bodyStart) = known.reading, bytes.count <= FileLimit.maximumByteCount,
      known.settings.title != nil || known.heading == nil
    else { return nil }
    let ends = CommonEnds(known.bytes, bytes)
    guard let first = known.firstCard(toReadFor: ends, bodyStart: bodyStart) else { return nil }
    let next = known.places.partitionPoint { Int($0.start) > known.bytes.count - ends.suffix }
    let shift = bytes.count - known.bytes.count
    let start = first.map { Int(known.places[$0].start) } ?? bodyStart
    let end = next < known.places.count ? Int(known.places[next].start) + shift : bytes.count
    guard let window = PlainWindow(bytes[start..<end]),
      known.settings.title != nil || !window.hasHeading
    else { return nil }
    places =
      known.places[..<(first ?? 0)] + window.places.map { $0.shifted(by: start) }
      + known.places[next...].map { $0.shifted(by: shift) }
  }
}

extension ColumnVersion {
  /// The card from which another version is to be read, `.some(nil)` for the beginning of the body,
  /// and `nil` where not even that is the same.
  fileprivate func firstCard(toReadFor ends: CommonEnds, bodyStart: Int) -> Int?? {
    // The last card that begins in what is the same may have another first line, the one before not.
    let begun = places.partitionPoint { Int($0.start) >= ends.prefix }
    if begun >= 2 { return begun - 2 }
    let isHeadSame =
      bodyStart > 0
      ? ends.prefix >= bodyStart && bytes[bodyStart - 1] == .lineFeed
      : bytes[..<ends.prefix].contains(.lineFeed)
    return isHeadSame ? .some(nil) : nil
  }
}

/// Some lines of a plain file, of which the first is that of the body or begins an item.
private struct PlainWindow {
  /// Where the cards stand in the window.
  let places: [CardBytes]

  /// Whether there is a level-1 heading.
  let hasHeading: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    // A byte order mark is none in the middle of a file, and read as none at its beginning only.
    guard bytes.startIndex == 0 || !bytes.starts(with: byteOrderMark) else { return nil }
    let text = SourceText(Array(bytes))
    guard let blocks = PlainScan.blocks(of: text, from: 0) else { return nil }
    let file = MarkdownCardFile(text, nil, blocks, allowsTables: nil)
    places = file.cards.indices.map { CardBytes(ofCard: $0, in: file) }
    hasHeading = blocks.contains { $0.kind == .heading(level: 1) }
  }
}
