/// What one side of a merge has made of a list.
struct ListSide {
  /// What the side has of the result, in its order.
  let items: [Int]

  /// What is among the most things that have kept their order of the base.
  let stable: Set<Int>

  private let members: Set<Int>

  /// - Parameters:
  ///   - base: The list before.
  ///   - list: The list of the side.
  ///   - isKept: Whether something is part of the result.
  ///   - key: Tells things apart.
  init(base: [Int], list: [Int], isKept: (Int) -> Bool, key: (Int) -> some Comparable) {
    let places = Dictionary(zip(list, list.indices), uniquingKeysWith: { first, _ in first })
    let common = base.enumerated().compactMap { index, item in
      places[item].map { (item: item, element: LongestChain.Element(before: index, after: $0)) }
    }
    let kept = LongestChain.kept(of: common.map { $0.element }) { key(common[$0].item) }
    stable = Set(zip(common, kept).lazy.filter { $0.1 }.map { $0.0.item })
    items = list.filter(isKept)
    members = Set(items)
  }

  /// Whether the side has something in this list.
  func has(_ item: Int) -> Bool { members.contains(item) }

  /// Whether the side has put something where it is.
  func places(_ item: Int) -> Bool { has(item) && !stable.contains(item) }

  /// How many things of a skeleton come before each other thing of the side.
  func gaps(in skeleton: Set<Int>) -> [Int: Int] {
    var (gaps, gap) = ([Int: Int](), 0)
    for item in items {
      if skeleton.contains(item) { gap += 1 } else { gaps[item] = gap }
    }
    return gaps
  }
}
