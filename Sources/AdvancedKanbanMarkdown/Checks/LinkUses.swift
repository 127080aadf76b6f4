internal import CommonMark
internal import SourceText

extension MarkdownCardFile {
  /// The links and footnotes in the text that use some labels, the first of a label in each block.
  ///
  /// They are none as long as nothing defines them; the parser is asked what they would be. In a
  /// block that is longer than ``linkPieceLength`` whatever looks like one counts, unless it looks like
  /// a definition.
  ///
  /// - Parameter isWanted: Which labels are asked for; what the file defines them to be does not
  ///   matter.
  /// - Returns: The labels where they are used.
  func links(to isWanted: (String) -> Bool) -> [LinkLabel] {
    linkPieces.flatMap { piece in
      var labels: [LinkLabel] = []
      LinkLabel.forEach(in: bytes, piece) { label in
        if isWanted(label.key) { labels.append(label) }
        return true
      }
      return labels.isEmpty ? [] : LinkUses(of: labels, in: piece, of: self).found
    }
  }
}

/// Which of the labels in a piece of a file are used there.
private struct LinkUses {
  private(set) var found: [LinkLabel] = []

  /// The labels that have not been looked at yet, and the numbers of their keys.
  private var rest: ArraySlice<LinkLabel>
  private var numbers: [String: Int] = [:]

  init(of labels: [LinkLabel], in piece: Range<Int>, of file: MarkdownCardFile) {
    rest = labels[...]
    var keys: [[UInt8]] = []
    for label in labels where numbers[label.key] == nil {
      numbers[label.key] = keys.count
      keys.append(Array(label.key.utf8))
    }
    if piece.count > MarkdownCardFile.linkPieceLength {
      rest = rest.filter { !$0.isDefinition }[...]
      take(Set(keys.indices), in: piece)
    } else {
      take(references(to: keys, in: file.bytes[piece]), in: piece, of: file)
    }
  }

  private mutating func take(
    _ blocks: [LinkReferences],
    in piece: Range<Int>,
    of file: MarkdownCardFile
  ) {
    let firstLine = file.text.line(at: piece.lowerBound)
    let starts = blocks.map { file.text.start(ofLine: firstLine + max($0.firstLine, 0)) }
    var used: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      let end = index + 1 < blocks.count ? starts[index + 1] : piece.upperBound
      used.formUnion(block.labels)
      // What two blocks of one line use is one.
      guard starts[index] < end else { continue }
      take(used, in: starts[index]..<end)
      used = []
    }
  }

  /// Takes the first label of each key that a block uses.
  private mutating func take(_ numbers: Set<Int>, in block: Range<Int>) {
    var missing = numbers
    rest = rest.drop { $0.source.lowerBound < block.lowerBound }
    while let label = rest.first, block.contains(label.source.lowerBound) {
      if let number = self.numbers[label.key], missing.remove(number) != nil { found.append(label) }
      rest.removeFirst()
    }
  }
}
