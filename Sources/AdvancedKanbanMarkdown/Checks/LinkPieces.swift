internal import CommonMark
internal import SourceText

extension MarkdownCardFile {
  /// The most bytes in which links are looked for at a time, as each takes a hundred times the memory
  /// that it takes in the text.
  static let linkPieceLength = 1 << 17

  /// The bytes behind the front matter, cut between blocks into pieces that mean the same each for
  /// itself; only a piece that is one block is longer than ``linkPieceLength``.
  var linkPieces: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = body.startIndex
    var end = start
    for next in cuts + [body.endIndex] {
      if next - start > Self.linkPieceLength, end > start {
        result.append(start..<end)
        start = end
      }
      end = next
    }
    return start < end ? result + [start..<end] : result
  }

  /// The offsets at which blocks begin, but for those that would be code if nothing were before them.
  private var cuts: [Int] {
    blocks.map { text.start(ofLine: $0.firstLine) }.filter { text.bytes[$0...].indentColumns < 4 }
  }
}
