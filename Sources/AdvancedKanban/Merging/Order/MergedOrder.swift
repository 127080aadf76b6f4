/// The order of things that three versions of a list have in different orders.
///
/// 1. On either side, what is not among the most things that keep their order of the base is
///    *placed*, and the rest is *stable*. What is stable on both sides is the skeleton. What is fixed
///    is stable wherever it is kept, and what has come to its other side is placed.
/// 2. Between two neighbors of the skeleton, what both sides have there in the same order joins it.
/// 3. All else goes where the side wants it that has placed it: behind the same thing of the skeleton.
///    What both sides have placed differently goes where it has passed something fixed, else where it
///    is nearer to the beginning.
/// 4. What one side has between two neighbors of the skeleton stays together. Of two such runs, one
///    that goes on right below what is fixed with more of it comes first, and one with something fixed
///    among other things last; else that one comes first whose first stable thing came first on the
///    base, else the one with the lower keys.
///
/// No rule can adopt every change of order and also keep every order that all agree on, because three
/// lists can contradict each other in a circle. Here, what was moved counts more.
struct MergedOrder<Key: Comparable> {
  /// The things in order, each with whose wish its place is.
  private(set) var items: [(item: Int, placement: MergedPlacement)] = []

  private let ours: ListSide
  private let theirs: ListSide
  private let basePlaces: [Int?]
  private let isFixed: (Int) -> Bool
  private let key: (Int) -> Key

  /// Merges two lists.
  ///
  /// - Parameters:
  ///   - lists: The list on the base and on either side. No list has a thing twice.
  ///   - isFixed: Whether something stands still, while what comes to the other side of it has moved;
  ///     such things are in the same order in all lists.
  ///   - isKept: Whether something is part of the result; it has to be on one of the sides.
  ///   - key: Tells things apart, the same way whichever side is which.
  /// - Returns: The things in order, each with whose wish its place is.
  static func merge(
    _ lists: Versions<[Int]>,
    isFixed: (Int) -> Bool = { _ in false },
    isKept: (Int) -> Bool = { _ in true },
    key: (Int) -> Key
  ) -> [(item: Int, placement: MergedPlacement)] {
    // Most columns are in the order in which they were.
    if let base = lists.base, lists.ours == base, lists.theirs == base {
      return base.filter(isKept).map { ($0, .stable) }
    }
    // With numbers from 0, what is known of each thing can be in an array.
    var numbers = Numbering<Int>()
    let numbered = lists.map { list in list.map { numbers.number($0) } }
    let things = numbers.values
    return withoutActuallyEscaping(isFixed) { isFixed in
      withoutActuallyEscaping(key) { key in
        var order = MergedOrder(
          numbered,
          count: things.count,
          isFixed: { isFixed(things[$0]) },
          isKept: { isKept(things[$0]) },
          key: { key(things[$0]) }
        )
        order.merge()
        return order.items.map { (things[$0.item], $0.placement) }
      }
    }
  }

  private init(
    _ lists: Versions<[Int]>,
    count: Int,
    isFixed: @escaping (Int) -> Bool,
    isKept: (Int) -> Bool,
    key: @escaping (Int) -> Key
  ) {
    let base = lists.base ?? []
    func side(_ list: [Int]?) -> ListSide {
      ListSide(
        base: base,
        list: list ?? [],
        count: count,
        isFixed: isFixed,
        isKept: isKept,
        key: key
      )
    }
    (ours, theirs) = (side(lists.ours), side(lists.theirs))
    basePlaces = base.places(below: count)
    (self.isFixed, self.key) = (isFixed, key)
  }

  private mutating func merge() {
    let stable = ours.items.filter { isStable($0) && theirs.has($0) }
    let skeleton = agreed(NumberSet(stable, below: basePlaces.count))
    let gaps = (ours: ours.gaps(in: skeleton), theirs: theirs.gaps(in: skeleton))
    let order = ours.items.filter(skeleton.contains)
    var runs = Array(repeating: (ours: [Int](), theirs: [Int]()), count: order.count + 1)
    for item in ours.items {
      if let gap = gaps.ours[item], isOurs(item, gap, gaps.theirs[item]) {
        runs[gap].ours.append(item)
      }
    }
    for item in theirs.items {
      if let gap = gaps.theirs[item], !isOurs(item, gaps.ours[item], gap) {
        runs[gap].theirs.append(item)
      }
    }
    for (gap, run) in runs.enumerated() {
      add(run.ours, run.theirs)
      if gap < order.count { items.append((order[gap], placement(of: order[gap]))) }
    }
  }

  private func isStable(_ item: Int) -> Bool {
    ours.stable.contains(item) && theirs.stable.contains(item)
  }

  /// A skeleton together with what both sides have in the same order between two neighbors of it.
  private func agreed(_ skeleton: NumberSet) -> NumberSet {
    let gaps = (ours: ours.gaps(in: skeleton), theirs: theirs.gaps(in: skeleton))
    let theirPlaces = theirs.items.places(below: basePlaces.count)
    var common: [Int: [(item: Int, element: LongestChain.Element)]] = [:]
    for (place, item) in ours.items.enumerated() {
      guard let gap = gaps.ours[item], gaps.theirs[item] == gap, let other = theirPlaces[item]
      else { continue }
      let element = LongestChain.Element(before: place, after: other)
      common[gap, default: []].append((item, element))
    }
    var result = skeleton
    for group in common.values {
      let kept = LongestChain.kept(of: group.map { $0.element }) { key(group[$0].item) }
      for (entry, isKept) in zip(group, kept) where isKept { result.insert(entry.item) }
    }
    return result
  }

  /// Whether something goes where our side has it, by the gaps where the sides have it.
  private func isOurs(_ item: Int, _ gap: Int?, _ theirGap: Int?) -> Bool {
    guard let gap else { return false }
    guard let theirGap else { return true }
    if ours.places(item) != theirs.places(item) { return ours.places(item) }
    if ours.passes(item) != theirs.passes(item) { return ours.passes(item) }
    return gap < theirGap
  }

  private func placement(of item: Int) -> MergedPlacement {
    switch (ours.places(item), theirs.places(item)) {
    case (false, false): .stable
    case (true, false): .ours
    case (false, true): .theirs
    case (true, true): .both
    }
  }

  /// Adds the runs of both sides between the same neighbors.
  private mutating func add(_ our: [Int], _ their: [Int]) {
    let (ours, theirs) = (our.map { place($0, by: .ours) }, their.map { place($0, by: .theirs) })
    items += precedes(our, their) ? ours + theirs : theirs + ours
  }

  private func place(_ item: Int, by side: MergedPlacement) -> (Int, MergedPlacement) {
    (item, placement(of: item) == .stable ? .stable : side)
  }

  private func precedes(_ run: [Int], _ other: [Int]) -> Bool {
    guard let first = run.first, let otherFirst = other.first else { return true }
    let isGoingOn = isFixed(first) && ours.opens(first)
    if isGoingOn != (isFixed(otherFirst) && theirs.opens(otherFirst)) { return isGoingOn }
    let (isDivided, isOtherDivided) = (run.contains(where: isFixed), other.contains(where: isFixed))
    if isDivided != isOtherDivided { return isOtherDivided }
    let stable = run.first { ours.stable.contains($0) }.flatMap { basePlaces[$0] }
    let otherStable = other.first { theirs.stable.contains($0) }.flatMap { basePlaces[$0] }
    if let stable, let otherStable { return stable < otherStable }
    return run.lazy.map(key).lexicographicallyPrecedes(other.lazy.map(key))
  }
}
