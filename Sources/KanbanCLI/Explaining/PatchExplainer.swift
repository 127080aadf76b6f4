/// Passes on what git prints, and says above each patch of a board which cards it moves.
///
/// Whatever is no such patch passes as it is, byte for byte.
struct PatchExplainer {
  private let boards: [PatchedBoard]
  private let write: ([UInt8]) -> Void

  /// The lines of a patch from the first file of a board on, until it is whole.
  private var held: [UInt8] = []
  private var files: [PatchedFile] = []
  private var isPainted = false

  /// The end of what has come so far, without a line end yet.
  private var unfinished: [UInt8] = []

  /// The most bytes of one patch that are held back.
  private static let maximumLength = 1 << 24

  /// Whether lines of a patch may come: its header has.
  private var isInPatch = false

  /// How many columns of a graph stand before each line of the commit; 0 where none is drawn.
  private var graphWidth = 0

  /// How many of them stand before the lines of the patch.
  private var margin = 0

  init(_ boards: [PatchedBoard], write: @escaping ([UInt8]) -> Void) {
    self.boards = boards
    self.write = write
  }

  /// Takes the next bytes.
  mutating func take(_ bytes: [UInt8]) {
    guard !boards.isEmpty else { return write(bytes) }
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      take(PatchLine(unfinished + rest[...end]))
      unfinished = []
      rest = rest[(end + 1)...]
    }
    unfinished += rest
  }

  /// Says that nothing more comes.
  mutating func finish() {
    if !unfinished.isEmpty { take(PatchLine(unfinished)) }
    unfinished = []
    endPatch()
  }

  private mutating func take(_ line: PatchLine) {
    if isInPatch, let last = files.indices.last, let inner = line.behindStrokes(upTo: margin),
      files[last].take(inner)
    {
      hold(line)
    } else if let margin = marginOfHeader(line) {
      if margin != self.margin { endPatch() }
      self.margin = margin
      isInPatch = true
      files.append(PatchedFile())
      hold(line)
    } else {
      endPatch()
      graphWidth = line.graphWidth ?? graphWidth
      write(line.bytes)
    }
  }

  /// How many columns of a graph stand before a line that begins the patch of a file; `nil` for every
  /// other line.
  private func marginOfHeader(_ line: PatchLine) -> Int? {
    [0, graphWidth].first { margin in
      line.behindStrokes(upTo: margin)?.starts(with: "diff --git ") ?? false
    }
  }

  private mutating func hold(_ line: PatchLine) {
    isPainted = isPainted || line.isPainted
    held += line.bytes
    if held.count > Self.maximumLength { release() }
  }

  /// Writes what was held back, below what there is to say of it.
  private mutating func endPatch() {
    guard isInPatch else { return }
    let style = Style(isColored: isPainted)
    let moves = files.allSatisfy(\.isWhole) ? boards.flatMap { $0.moves(in: files) } : []
    for move in moves {
      write(strokes + Array((style.paint(TerminalText.visible(move), .bold) + "\n").utf8))
    }
    release()
    isInPatch = false
  }

  /// The strokes of the graph before the last line that was held back: on the first ones, lines of
  /// the graph may still meet.
  private var strokes: [UInt8] {
    guard margin > 0 else { return [] }
    let end = held.last == 0x0A ? held.dropLast() : held[...]
    let start = end.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(PatchLine(Array(end[start...])).text.prefix(margin))
  }

  /// Writes what was held back as it is.
  private mutating func release() {
    write(held)
    (held, files, isPainted) = ([], [], false)
    isInPatch = false
  }
}
