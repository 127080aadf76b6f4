internal import SourceText
internal import TestSupport

/// Turns a text into bytes as editors, merges and broken programs leave them.
struct Mangling {
  var random: SeededGenerator

  private static let oddities: [[UInt8]] = [
    [0x00], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88], [0xC0, 0xAF], byteOrderMark, [0x0D],
    [0x0A], [0x0D, 0x0A], [0x0D, 0x0D, 0x0A], [0x09], [0x20], [0x2D], [0x2D, 0x20], [0x3E], [0x60],
    [0x60, 0x60, 0x60], [0x5C], [0x23], [0x7C], [0x5B], [0x3C], [0x0B], [0x0C], [0xC2, 0x85],
  ]

  init(random: SeededGenerator) { self.random = random }

  mutating func mangle(_ text: String) -> [UInt8] {
    let isMixed = random.chance(10)
    let lineEnd = random.pick([("\n", 8), ("\r\n", 3), ("\r", 1)])
    var bytes: [UInt8] = random.chance(14) ? byteOrderMark : []
    for byte in text.utf8 {
      switch byte {
      case .lineFeed:
        bytes += (isMixed ? random.pick(["\n", "\r\n", "\r"]) : lineEnd).utf8
      case .space where random.chance(60): bytes.append(.tab)
      default: bytes.append(byte)
      }
    }
    if random.chance(5) { bend(&bytes) }
    return bytes
  }

  /// Changes a few bytes anywhere.
  mutating func bend(_ bytes: inout [UInt8]) {
    for _ in 0...random.number(below: 3) {
      let place = random.number(below: bytes.count + 1)
      let end = min(bytes.count, place + random.pick([(1, 4), (3, 2), (20, 1)]))
      switch random.number(below: 4) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      default: bytes.insert(contentsOf: random.pick(Self.oddities), at: place)
      }
    }
  }
}
