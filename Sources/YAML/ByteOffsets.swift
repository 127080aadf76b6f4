/// Where the characters of a text begin: libyaml counts characters, everybody else bytes.
struct ByteOffsets {
  /// How many bytes the text has.
  let count: Int

  /// The offset of each character and of the end; `nil` where each takes one byte.
  private let starts: [Int]?

  init(of text: [UInt8]) {
    count = text.count
    guard text.contains(where: { $0 >= 0x80 }) else {
      starts = nil
      return
    }
    starts = text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count]
  }

  /// The offset of the byte at which a character begins, or the end of the text behind its last.
  subscript(character: Int) -> Int {
    guard let starts else { return min(character, count) }
    return character < starts.count ? starts[character] : count
  }
}
