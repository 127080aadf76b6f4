/// Commits that wait, the newest first; of those with the same time the one that came first.
struct CommitQueue {
  /// A heap: no element comes before the one at half its index.
  private var heap: [Element] = []
  private var arrivals = 0

  private struct Element {
    let time: Int64
    let arrival: Int
    let node: Int

    func precedes(_ other: Element) -> Bool {
      time == other.time ? arrival < other.arrival : time > other.time
    }
  }

  mutating func insert(_ node: Int, at time: Int64) {
    heap.append(Element(time: time, arrival: arrivals, node: node))
    arrivals += 1
    var position = heap.count - 1
    while position > 0, heap[position].precedes(heap[(position - 1) / 2]) {
      heap.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first.node
  }

  /// Puts the first element where it belongs.
  private mutating func sink() {
    var position = 0
    while true {
      var best = position
      for child in [2 * position + 1, 2 * position + 2] where child < heap.count {
        if heap[child].precedes(heap[best]) { best = child }
      }
      guard best != position else { return }
      heap.swapAt(position, best)
      position = best
    }
  }
}
