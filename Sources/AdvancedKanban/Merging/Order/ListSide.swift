/// What one side of a merge has made of a list of things that are known by numbers from 0.
struct ListSide {
  /// What the side has of the result, in its order.
  let items: [Int]

  /// What is among the most things that have kept their order of the base.
  let stable: NumberSet

  /// What is right below something fixed, or at the beginning.
  private let openings: NumberSet

  /// What has come from one side of something fixed to the other.
  private let passing: NumberSet

  private let members: NumberSet

  /// How many things there are.
  private let count: Int

  /// - Parameters:
  ///   - base: The list before.
  ///   - list: The list of the side.
  ///   - count: How many things there are in any version.
  ///   - isFixed: Whether something is never taken for placed where both lists have it, but what has
  ///     come from one side of it to the other.
  ///   - isKept: Whether something is part of the result.
  ///   - key: Tells things apart.
  init(
    base: [Int],
    list: [Int],
    count: Int,
    isFixed: (Int) -> Bool,
    isKept: (Int) -> Bool,
    key: (Int) -> some Comparable
  ) {
    self.count = count
    let places = list.places(below: count)
    let fixed = NumberSet(base.filter { isFixed($0) && places[$0] != nil }, below: count)
    let sections = (Self.sections(of: base, fixed), Self.sections(of: list, fixed))
    let both = base.enumerated().compactMap { index, item in
      places[item].map { (item: item, element: LongestChain.Element(before: index, after: $0)) }
    }
    func passes(_ element: LongestChain.Element) -> Bool {
      sections.0[element.before] != sections.1[element.after]
    }
    passing = NumberSet(both.lazy.filter { passes($0.element) }.map { $0.item }, below: count)
    let common = both.filter { !passes($0.element) }
    let kept = LongestChain.kept(of: common.map { $0.element }) { key(common[$0].item) }
    stable = NumberSet(zip(common, kept).lazy.filter { $0.1 }.map { $0.0.item }, below: count)
    openings = NumberSet(
      list.indices.filter { $0 == 0 || isFixed(list[$0 - 1]) }.map { list[$0] },
      below: count
    )
    items = list.filter(isKept)
    members = NumberSet(items, below: count)
  }

  /// How many fixed things come before each thing of a list.
  private static func sections(of list: [Int], _ fixed: NumberSet) -> [Int] {
    var section = 0
    return list.map { item in
      defer { if fixed.contains(item) { section += 1 } }
      return section
    }
  }

  /// Whether the side has something in this list.
  func has(_ item: Int) -> Bool { members.contains(item) }

  /// Whether the side has put something where it is.
  func places(_ item: Int) -> Bool { has(item) && !stable.contains(item) }

  /// Whether the side has brought something past something fixed.
  func passes(_ item: Int) -> Bool { has(item) && passing.contains(item) }

  /// Whether the side has something right below what is fixed, or at the beginning.
  func opens(_ item: Int) -> Bool { openings.contains(item) }

  /// For each other thing of the side how many things of a skeleton come before it.
  func gaps(in skeleton: NumberSet) -> [Int?] {
    var (gaps, gap) = ([Int?](repeating: nil, count: count), 0)
    for item in items {
      if skeleton.contains(item) { gap += 1 } else { gaps[item] = gap }
    }
    return gaps
  }
}
