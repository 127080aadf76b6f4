internal import SourceText

/// What a card says that may be labels, each once, in the order in which they come.
struct CardLabels {
  struct Label {
    /// The label as links compare it.
    let key: String

    /// The label as it is written first.
    let text: String
  }

  private(set) var all: [Label] = []
  private var keys: Set<String> = []

  var isEmpty: Bool { all.isEmpty }

  /// Reads the labels in some bytes, or those that may be defined there alone.
  init(of bytes: [UInt8], areDefinitions: Bool = false) {
    LinkLabel.forEach(in: bytes, bytes.indices, where: { $0 || !areDefinitions }) { label in
      if keys.insert(label.key).inserted {
        all.append(Label(key: label.key, text: bytes[label.source].text))
      }
      return true
    }
  }

  func contains(_ key: String) -> Bool { keys.contains(key) }
}

extension MarkdownCardFile {
  /// The keys of labels that are used outside of some bytes.
  func keys(outside range: Range<Int> = 0..<0, where isWanted: (String) -> Bool) -> Set<String> {
    let uses = links(to: isWanted).filter { !range.contains($0.source.lowerBound) }
    return Set(uses.map(\.key))
  }
}
