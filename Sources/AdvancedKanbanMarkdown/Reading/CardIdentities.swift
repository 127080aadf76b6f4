/// Gives the cards of a board their identities, column by column from the top.
struct CardIdentities {
  private var blockIDs = SeenTexts()
  private var cards = SeenTexts()
  private var columns: [ColumnFile] = []

  /// Whether two cards or more have the same block ID.
  private(set) var areShared = false

  /// Which of several equal cards the next one is, or `nil` where its block ID identifies it. A block
  /// ID that an earlier card has already identifies nobody twice: the later card goes by its bytes.
  mutating func next(_ index: Int, in column: ColumnFile) -> UInt32? {
    if columns.last !== column { columns.append(column) }
    let place = SeenTexts.Place(column: columns.count - 1, card: index)
    let rest = column.file.cards.count - index
    if let blockID = column.blockID(ofCard: index) {
      let count = blockIDs.add(blockID, at: place, before: rest) { [columns] in
        columns[$0.column].blockID(ofCard: $0.card)
      }
      if count == 0 { return nil }
      areShared = true
    }
    return cards.add(column.bytes(ofCard: index), at: place, before: rest) { [columns] in
      columns[$0.column].bytes(ofCard: $0.card)
    }
  }
}

/// Counts equal texts, of which it keeps no more than where each was seen first.
private struct SeenTexts {
  /// Where a text stands.
  struct Place {
    private let smallColumn: UInt32
    private let smallCard: UInt32

    init(column: Int, card: Int) {
      smallColumn = UInt32(clamping: column)
      smallCard = UInt32(clamping: card)
    }

    var column: Int { Int(smallColumn) }
    var card: Int { Int(smallCard) }
  }

  private struct Entry {
    let hash: UInt32
    let first: Place
    var count: UInt32
  }

  private var entries: [Entry] = []

  /// Where the entry of a hash value is, counted from 1; 0 where there is none. Open addressing:
  /// a value that finds its place taken has the next one that is free.
  private var slots: [UInt32] = [UInt32](repeating: 0, count: 64)

  /// Counts a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Where it stands.
  ///   - rest: How many texts may come yet, itself among them.
  ///   - textAt: Gives the text at an earlier place.
  /// - Returns: How often it has been counted before.
  mutating func add(
    _ text: ArraySlice<UInt8>,
    at place: Place,
    before rest: Int,
    textAt: (Place) -> ArraySlice<UInt8>?
  ) -> UInt32 {
    let hash = text.hashOfBytes
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, textAt(entries[index].first) == text {
        entries[index].count += 1
        return entries[index].count - 1
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    if entries.count == entries.capacity { entries.reserveCapacity(entries.count + rest) }
    entries.append(Entry(hash: hash, first: place, count: 1))
    slots[slot] = UInt32(clamping: entries.count)
    if entries.count * 4 > slots.count * 3 { grow() }
    return 0
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(clamping: index + 1)
    }
  }
}

extension ArraySlice<UInt8> {
  /// A hash value with the seed of the process, so that nobody can make up many equal ones.
  fileprivate var hashOfBytes: UInt32 {
    var hasher = Hasher()
    unsafe withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
