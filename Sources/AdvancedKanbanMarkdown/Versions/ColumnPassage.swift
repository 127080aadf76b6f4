internal import AdvancedKanban
internal import SourceText

/// A column, or what is left of it without the cards at both ends that another version has, too.
package struct ColumnPassage: KanbanWrittenColumn, Sendable {
  package let id: String
  package let title: String
  package let wipLimit: Int?
  package var isCollapsed: Bool
  package var cards: [MarkdownKanbanCard]
  package let firstIndex: Int

  /// A whole column.
  package init(_ version: ColumnVersion) {
    self.init(version, version.places.indices)
  }

  private init(_ version: ColumnVersion, _ range: Range<Int>) {
    id = version.id
    title = version.title
    wipLimit = version.settings.wipLimit
    isCollapsed = version.settings.isCollapsed
    cards = version.cards(range)
    firstIndex = range.lowerBound
  }

  /// What differs between two versions of a column.
  package static func passages(
    from old: ColumnVersion,
    to new: ColumnVersion
  ) -> (old: ColumnPassage, new: ColumnPassage) {
    let ends = CommonEnds(old.bytes, new.bytes)
    let start = old.equalCards(atStartOf: new, ends)
    let end = old.equalCards(atEndOf: new, ends, butFirst: start)
    return (
      ColumnPassage(old, start..<(old.places.count - end)),
      ColumnPassage(new, start..<(new.places.count - end))
    )
  }
}

extension ColumnVersion {
  /// How many cards are the same at the beginning of two versions.
  fileprivate func equalCards(atStartOf other: ColumnVersion, _ ends: CommonEnds) -> Int {
    let shorter = min(places.count, other.places.count)
    var count = 0
    while count < shorter {
      let (place, counterpart) = (places[count], other.places[count])
      let isInCommonPart = place == counterpart && Int(place.end) <= ends.prefix
      guard isInCommonPart || isSame(place, counterpart, of: other) else { break }
      count += 1
    }
    return count
  }

  /// How many cards are the same at the end, of those that are not at the beginning.
  fileprivate func equalCards(
    atEndOf other: ColumnVersion,
    _ ends: CommonEnds,
    butFirst first: Int
  ) -> Int {
    let shift = other.bytes.count - bytes.count
    let shorter = min(places.count, other.places.count) - first
    var count = 0
    while count < shorter {
      let place = places[places.count - count - 1]
      let counterpart = other.places[other.places.count - count - 1]
      let isInCommonPart =
        Int(place.start) >= bytes.count - ends.suffix && place.shifted(by: shift) == counterpart
      guard isInCommonPart || isSame(place, counterpart, of: other) else { break }
      count += 1
    }
    return count
  }

  private func isSame(_ place: CardBytes, _ counterpart: CardBytes, of other: ColumnVersion) -> Bool
  {
    let (range, otherRange) = (place.range, counterpart.range)
    return range.count == otherRange.count && bytes[range] == other.bytes[otherRange]
  }
}
