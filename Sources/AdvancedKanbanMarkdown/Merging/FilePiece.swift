internal import SourceText

/// A line of a column file that belongs to no card, or a card as a whole.
enum FilePiece: Hashable {
  /// The bytes with their line end; the last one of a file gets one where it has none.
  case line([UInt8])

  /// A card, by its index among all cards of the merge: the same in every version.
  case card(Int)

  var card: Int? { if case .card(let index) = self { index } else { nil } }

  /// An order of pieces: cards by their indices before lines by their bytes.
  func isBefore(_ other: FilePiece) -> Bool {
    switch (self, other) {
    case (.card(let index), .card(let otherIndex)): index < otherIndex
    case (.card, .line): true
    case (.line, .card): false
    case (.line(let bytes), .line(let others)): bytes.lexicographicallyPrecedes(others)
    }
  }

  /// Whether this is a line with nothing to read in it.
  var isBlank: Bool {
    if case .line(let bytes) = self {
      bytes.allSatisfy { $0.isBlank || $0.isLineEnd }
    } else {
      false
    }
  }
}

extension MarkdownCardFile {
  /// The body in pieces.
  ///
  /// - Parameters:
  ///   - lineEnd: How lines are to end.
  ///   - identity: The index among all cards of the merge for the index in this file.
  /// - Returns: The pieces.
  func pieces(_ lineEnd: MergedLineEnd, _ identity: (Int) -> Int) -> [FilePiece] {
    var pieces: [FilePiece] = []
    var line = bodyLine
    for index in cards.indices {
      let lines = cards.lines(ofCard: index)
      pieces += text.lineBytes(line..<lines.lowerBound).map { .line(lineEnd.ended($0)) }
      pieces.append(.card(identity(index)))
      line = lines.upperBound
    }
    return pieces + text.lineBytes(line..<text.lineCount).map { .line(lineEnd.ended($0)) }
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
