/// A part of three versions of a sequence, between two elements that all three have.
///
/// Sequences are divided as diff3 does it: Khanna, Kunal, Pierce, "A Formal Investigation of diff3"
/// (FSTTCS 2007), section 2.
struct ThreeWayChunk<Element: Hashable>: Equatable {
  let base: ArraySlice<Element>
  let ours: ArraySlice<Element>
  let theirs: ArraySlice<Element>

  /// What the chunk becomes where one side has left it alone, or both have changed it alike; `nil`
  /// where they have changed it in two ways.
  var agreed: ArraySlice<Element>? { ThreeWay(base: base, ours: ours, theirs: theirs).value }

  /// The chunks of three versions: those that all have, one element each, and what is between them.
  static func chunks(
    base: [Element],
    ours: [Element],
    theirs: [Element]
  ) -> [ThreeWayChunk] {
    let (inOurs, inTheirs) = (places(of: base, in: ours), places(of: base, in: theirs))
    var chunks: [ThreeWayChunk] = []
    var (start, ourStart, theirStart) = (0, 0, 0)
    for index in base.indices {
      guard let our = inOurs[index], let their = inTheirs[index] else { continue }
      chunks.append(
        ThreeWayChunk(
          base: base[start..<index],
          ours: ours[ourStart..<our],
          theirs: theirs[theirStart..<their]
        )
      )
      (start, ourStart, theirStart) = (index, our, their)
    }
    chunks.append(
      ThreeWayChunk(base: base[start...], ours: ours[ourStart...], theirs: theirs[theirStart...])
    )
    return chunks
  }

  /// Where the elements of a sequence are in another one, as far as they have stayed in their order.
  private static func places(of base: [Element], in other: [Element]) -> [Int?] {
    let difference = other.difference(from: base)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var kept = other.indices.lazy.filter { !inserted.contains($0) }.makeIterator()
    return base.indices.map { removed.contains($0) ? nil : kept.next() }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
