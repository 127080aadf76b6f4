/// The cards of a column in three versions with the dividers among them.
///
/// A divider is a number below zero, the same in every version that has it; a card is another number.
struct DividedLists {
  private(set) var lists = Versions<[Int]>()

  /// What the dividers say, by their distance from -1.
  private var texts: [[UInt8]] = []

  /// The dividers that a side has taken out.
  private(set) var removed: Set<Int> = []

  /// - Parameters:
  ///   - cards: The cards by their indices; `nil` for those that are left out.
  ///   - dividers: The dividers in order.
  init(cards: Versions<[Int?]>, dividers: Versions<[KanbanColumnDivider]>) {
    let numbers = numbers(of: dividers.map { $0.map(\.text) })
    lists = Versions(
      base: Self.list(cards.base, dividers.base, numbers.base),
      ours: Self.list(cards.ours, dividers.ours, numbers.ours),
      theirs: Self.list(cards.theirs, dividers.theirs, numbers.theirs)
    )
  }

  static func isDivider(_ item: Int) -> Bool { item < 0 }

  func text(ofDivider item: Int) -> [UInt8] { texts[-1 - item] }

  /// Numbers dividers: those that a side has left alone, changed line by line, or changed as the other
  /// side has are the same.
  private mutating func numbers(of texts: Versions<[[UInt8]]>) -> Versions<[Int]> {
    var numbers = Versions<[Int]>(base: [], ours: [], theirs: [])
    let chunks = ThreeWayChunk.chunks(
      base: texts.base ?? [],
      ours: texts.ours ?? texts.base ?? [],
      theirs: texts.theirs ?? texts.base ?? []
    )
    for chunk in chunks {
      let base = newNumbers(chunk.base)
      let ours = chunk.ours.count == base.count ? base : newNumbers(chunk.ours)
      let isAgreed = chunk.theirs == chunk.ours
      let theirs =
        chunk.theirs.count == base.count ? base : isAgreed ? ours : newNumbers(chunk.theirs)
      numbers.base? += base
      numbers.ours? += ours
      numbers.theirs? += theirs
      if ours != base || theirs != base { removed.formUnion(base) }
    }
    return numbers
  }

  private mutating func newNumbers(_ new: ArraySlice<[UInt8]>) -> [Int] {
    let start = texts.count
    texts += new
    return (start..<texts.count).map { -1 - $0 }
  }

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
