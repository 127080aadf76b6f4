internal import AdvancedKanban
internal import CommonMark
internal import SourceText

/// One of many versions of a column file, read just as far as it takes to compare it with others:
/// where its cards stand, and how it is set.
///
/// A version much like another one that has been read already costs only what differs.
package final class ColumnVersion: Sendable {
  /// The file name without `.md`.
  package let id: String
  package let bytes: [UInt8]

  let settings: ColumnSettings

  /// The text of the first level-1 heading.
  let heading: String?

  /// Where the cards stand, from top to bottom.
  let places: [CardBytes]

  let reading: Reading

  /// What is known of how a file reads.
  enum Reading {
    /// Every line says what it is by its beginning (see ``PlainScan``); the body begins at this offset.
    case plain(bodyStart: Int)

    /// The parser has read it as a whole.
    case whole(MarkdownKanbanColumn)

    /// It is beyond what is read.
    case none
  }

  /// Reads a version.
  ///
  /// - Parameters:
  ///   - id: The file name without `.md`.
  ///   - bytes: The content.
  ///   - neighbor: A version that is much the same, if there is one.
  package convenience init(id: String, bytes: [UInt8], near neighbor: ColumnVersion? = nil) {
    if let neighbor, let rereading = Rereading(of: neighbor, as: bytes) {
      self.init(
        id: id,
        bytes: bytes,
        settings: neighbor.settings,
        heading: neighbor.heading,
        places: rereading.places,
        reading: neighbor.reading
      )
    } else {
      self.init(id: id, reading: bytes)
    }
  }

  private init(
    id: String,
    bytes: [UInt8],
    settings: ColumnSettings,
    heading: String?,
    places: [CardBytes],
    reading: Reading
  ) {
    (self.id, self.bytes, self.settings, self.heading) = (id, bytes, settings, heading)
    (self.places, self.reading) = (places, reading)
  }

  private convenience init(id: String, reading bytes: [UInt8]) {
    let file = try? MarkdownCardFile(limiting: bytes, isWholly: false)
    let readable = file ?? MarkdownCardFile([])
    let isPlain =
      file.map { PlainScan.blocks(of: $0.text, from: $0.bodyLine) != nil } ?? false
    self.init(
      id: id,
      bytes: bytes,
      settings: ColumnSettings(of: readable),
      heading: readable.firstHeading,
      places: readable.cards.indices.map { CardBytes(ofCard: $0, in: readable) },
      reading: isPlain
        ? .plain(bodyStart: readable.text.start(ofLine: readable.bodyLine))
        : file.map { .whole(MarkdownKanbanColumn(id: id, file: $0)) } ?? .none
    )
  }

  /// What the column is called.
  var title: String { settings.title ?? heading ?? id }

  /// Some of the cards.
  func cards(_ range: Range<Int>) -> [MarkdownKanbanCard] {
    guard let first = range.first, let last = range.last else { return [] }
    if case .whole(let column) = reading { return Array(column.cards[range]) }
    let window = Array(bytes[Int(places[first].start)..<Int(places[last].end)])
    let column = ColumnFile(path: id + ".md", file: MarkdownCardFile(window))
    var identities = CardIdentities()
    return column.file.cards.indices.map { index in
      MarkdownKanbanCard(index, in: column, identities: &identities)
    }
  }
}

/// Where a card stands in its file: the offset of its marker, and the one behind its last line, from
/// which the line end has been taken.
struct CardBytes: Equatable, Sendable {
  let start: UInt32
  let end: UInt32

  func shifted(by distance: Int) -> CardBytes {
    CardBytes(
      start: UInt32(clamping: Int(start) + distance),
      end: UInt32(clamping: Int(end) + distance)
    )
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

extension CardBytes {
  init(ofCard index: Int, in file: MarkdownCardFile) {
    let lines = file.cards.lines(ofCard: index)
    start = UInt32(clamping: file.text.start(ofLine: lines.lowerBound))
    end = UInt32(clamping: file.text.content(ofLine: lines.upperBound - 1).upperBound)
  }
}
