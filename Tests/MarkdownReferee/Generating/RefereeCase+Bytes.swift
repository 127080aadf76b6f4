extension RefereeCase {
  /// The case that any bytes stand for: four of them say which change, the rest are the two files
  /// with a record separator (1E) between them.
  package init(fuzzing bytes: some Collection<UInt8>) {
    let head = bytes.prefix(4).map { Int($0) } + [0, 0, 0, 0]
    let files = bytes.dropFirst(4).split(
      separator: 0x1E,
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    self.init(
      source: files.first.map { Array($0) } ?? [],
      destination: files.count > 1 ? Array(files[1]) : [],
      change: Change(head[0], head[1], head[2], head[3])
    )
  }
}

extension Change {
  /// The change that four numbers stand for.
  fileprivate init(_ kind: Int, _ index: Int, _ place: Int, _ word: Int) {
    let title = Words.titles[word % Words.titles.count].0
    let body = Words.bodyLines[word % Words.bodyLines.count].0
    let blockID = Words.blockIDs[word % Words.blockIDs.count].0
    switch kind % 13 {
    case 1: self = .moveWithin(index, to: place)
    case 2:
      let hasBox = index % 2 == 0
      self = .add(title: title, body: body, blockID: nil, hasBox: hasBox, at: place)
    case 3: self = .remove(index)
    case 4: self = .tick(index, word % 2 == 0)
    case 5: self = .retitle(index, title)
    case 6: self = .setBody(index, body + "\n" + Words.bodyLines[place % 20].0)
    case 7: self = .identify(index, blockID)
    case 8: self = .limit(word % 4 == 0 ? nil : word)
    case 9: self = .collapse(word % 2 == 0)
    case 10: self = .title(title)
    case 11: self = .addColumn(id: "a", title: title)
    case 12: self = .moveColumn(index, to: place)
    default: self = .move(index, to: place)
    }
  }
}
