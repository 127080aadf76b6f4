internal import AdvancedKanban

/// A stretch of three versions of a file: one that all have, or one that a side has changed.
struct FileChunk {
  let base: ArraySlice<FilePiece>
  let ours: ArraySlice<FilePiece>
  let theirs: ArraySlice<FilePiece>

  /// What the stretch becomes where one side has left it alone, or both have changed it alike; `nil`
  /// where they have changed it in two ways.
  var agreed: ArraySlice<FilePiece>? {
    if ours == base { return theirs }
    return theirs == base || theirs == ours ? ours : nil
  }

  /// The stretches of three versions in order, some of them empty.
  ///
  /// Files are divided as texts are by a ``TextMerge``, but that cards move among the lines that have
  /// something to read in them, and not such lines among the cards.
  static func chunks(base: [FilePiece], ours: [FilePiece], theirs: [FilePiece]) -> [FileChunk] {
    var numbers = PieceNumbers()
    let changes = LineChunk.all(
      base: base.map { numbers.number($0) },
      ours: ours.map { numbers.number($0) },
      theirs: theirs.map { numbers.number($0) },
      anchoredBy: numbers.dividers.contains
    )
    var chunks: [FileChunk] = []
    var place = 0
    for change in changes {
      chunks.append(FileChunk(unchanged: base[place..<change.base.lowerBound]))
      chunks.append(
        FileChunk(
          base: base[change.base],
          ours: ours[change.ours],
          theirs: theirs[change.theirs]
        )
      )
      place = change.base.upperBound
    }
    return chunks + [FileChunk(unchanged: base[place...])]
  }

  private init(
    base: ArraySlice<FilePiece>,
    ours: ArraySlice<FilePiece>,
    theirs: ArraySlice<FilePiece>
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  private init(unchanged pieces: ArraySlice<FilePiece>) {
    self.init(base: pieces, ours: pieces, theirs: pieces)
  }
}

/// Numbers for pieces, so that equal pieces have equal numbers: even ones for cards, which are known by
/// numbers already, and odd ones for lines.
private struct PieceNumbers {
  private var lines: [[UInt8]: Int] = [:]

  /// The numbers of the lines with something to read in them.
  private(set) var dividers: Set<Int> = []

  mutating func number(_ piece: FilePiece) -> Int {
    switch piece {
    case .card(let identity): return 2 * identity
    case .line(let bytes):
      if let number = lines[bytes] { return number }
      let number = 2 * lines.count + 1
      lines[bytes] = number
      if piece.isDivider { dividers.insert(number) }
      return number
    }
  }
}
