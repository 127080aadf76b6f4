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

  /// The header of a file whose path is not known yet.
  private var isInPatch = false

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
    if isInPatch, let last = files.indices.last, files[last].take(line) {
      hold(line)
    } else if line.starts(with: "diff --git ") {
      isInPatch = true
      files.append(PatchedFile())
      hold(line)
    } else {
      endPatch()
      write(line.bytes)
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
      write(Array((style.paint(TerminalText.visible(move), .bold) + "\n").utf8))
    }
    release()
    isInPatch = false
  }

  /// Writes what was held back as it is.
  private mutating func release() {
    write(held)
    (held, files, isPainted) = ([], [], false)
    isInPatch = false
  }
}
