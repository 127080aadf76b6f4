/// The cards of a column in three versions with the dividers among them.
///
/// A divider is a number below zero, the same in every version that has it; a card is another number.
struct DividedLists {
  private(set) var lists = Versions<[Int]>()

  /// What the dividers say, by their distance from -1.
  private var texts: [[UInt8]] = []

  /// The dividers that each version has.
  private var numbers = Versions<[Int]>()

  /// What was added, by its place among the dividers of the base.
  private var additions: [Range<Int>: Addition] = [:]

  private struct Addition {
    var texts: ArraySlice<[UInt8]> = []
    var numbers: [Int] = []
  }

  /// - Parameters:
  ///   - cards: The cards by their indices; `nil` for those that are left out.
  ///   - dividers: The dividers in order.
  init(cards: Versions<[Int?]>, dividers: Versions<[KanbanColumnDivider]>) {
    let base = (dividers.base ?? []).map(\.text)
    numbers.base = newNumbers(base[...])
    numbers.ours = dividers.ours.map { numbers(of: $0.map(\.text), from: base) }
    numbers.theirs = dividers.theirs.map { numbers(of: $0.map(\.text), from: base) }
    lists = Versions(
      base: Self.list(cards.base, dividers.base, numbers.base),
      ours: Self.list(cards.ours, dividers.ours, numbers.ours),
      theirs: Self.list(cards.theirs, dividers.theirs, numbers.theirs)
    )
  }

  static func isDivider(_ item: Int) -> Bool { item < 0 }

  func text(ofDivider item: Int) -> [UInt8] { texts[-1 - item] }

  /// The dividers that a side has taken out.
  var removed: Set<Int> {
    let base = Set(numbers.base ?? [])
    return [numbers.ours, numbers.theirs].compactMap { $0.map(base.subtracting) }
      .reduce(into: []) { $0.formUnion($1) }
  }

  /// The numbers of a side's dividers: those that it has left alone, or changed line by line, have those
  /// of the base.
  private mutating func numbers(of new: [[UInt8]], from old: [[UInt8]]) -> [Int] {
    var lines = Numbering<[UInt8]>()
    let oldLines = old.map { lines.number($0) }
    let hunks = LineDifference(from: oldLines, to: new.map { lines.number($0) }).hunks
    var numbers: [Int] = []
    var place = 0
    for hunk in hunks {
      numbers += (place..<hunk.old.lowerBound).map(Self.number)
      numbers +=
        hunk.old.count == hunk.new.count
        ? hunk.old.map(Self.number) : newNumbers(new[hunk.new], at: hunk.old)
      place = hunk.old.upperBound
    }
    return numbers + (place..<old.count).map(Self.number)
  }

  /// Numbers what a side has added. What the additions of both sides in one place begin and end with is
  /// the same.
  private mutating func newNumbers(_ new: ArraySlice<[UInt8]>, at place: Range<Int>) -> [Int] {
    let other = additions[place] ?? Addition()
    let (start, end) = other.texts.commonEnds(with: new)
    let own = newNumbers(new.dropFirst(start).dropLast(end))
    let numbers = other.numbers.prefix(start) + own + other.numbers.suffix(end)
    additions[place] = Addition(texts: new, numbers: Array(numbers))
    return Array(numbers)
  }

  private mutating func newNumbers(_ new: ArraySlice<[UInt8]>) -> [Int] {
    defer { texts += new }
    return (texts.count..<texts.count + new.count).map(Self.number)
  }

  /// The number of the divider that is the given one in order, from 0.
  private static func number(_ index: Int) -> Int { -1 - index }

  private static func list(
    _ cards: [Int?]?,
    _ dividers: [KanbanColumnDivider]?,
    _ numbers: [Int]?
  ) -> [Int]? {
    guard let cards, let dividers, let numbers else { return nil }
    var list: [Int] = []
    var index = 0
    for (divider, number) in zip(dividers, numbers) {
      list += cards[index..<divider.cardCount].compactMap(\.self)
      list.append(number)
      index = divider.cardCount
    }
    return list + cards[index...].compactMap(\.self)
  }
}
