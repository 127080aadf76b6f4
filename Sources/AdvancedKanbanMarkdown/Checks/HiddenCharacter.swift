internal import SourceText

/// A character that cannot be seen and hides or reorders what stands around it.
struct HiddenCharacter {
  /// The offset of its first byte.
  let offset: Int

  let scalar: Unicode.Scalar

  /// Whether it gives the text around it another direction.
  var isDirectional: Bool {
    scalar.isDirectionMark || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }

  /// What a finding calls it.
  var name: String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let kind =
      [.control, .format].contains(scalar.properties.generalCategory)
      ? "control character" : "character"
    return "the \(kind) U+" + String(repeating: "0", count: max(4 - number.count, 0)) + number
  }

  /// The first one in a line: whatever cannot be seen, but the tab and what its place needs.
  ///
  /// A joiner belongs to the letter or picture of a script or an emoji before it, a tag to a flag,
  /// and a mark of direction to a line with right-to-left letters.
  static func first(in bytes: ArraySlice<UInt8>) -> HiddenCharacter? {
    guard bytes.contains(where: \.mayHide) else { return nil }
    var line = ScalarsWithOffsets(bytes)
    var surroundings = Surroundings(line: bytes)
    while let (scalar, offset) = line.next() {
      if scalar.isInvisible, scalar != "\t", !surroundings.need(scalar) {
        return HiddenCharacter(offset: offset, scalar: scalar)
      }
      surroundings.last = scalar
    }
    return nil
  }
}

/// What a character that cannot be seen may belong to.
private struct Surroundings {
  let line: ArraySlice<UInt8>

  /// The character before it.
  var last: Unicode.Scalar?

  /// Whether any letter of the line is a right-to-left one: looked for once, and only if asked.
  private lazy var isRightToLeft = line.text.unicodeScalars.contains(where: \.isRightToLeft)

  init(line: ArraySlice<UInt8>) { self.line = line }

  mutating func need(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isDirectionMark { return isRightToLeft }
    guard let last else { return false }
    if scalar.isJoiner { return last.value >= 0x0590 && !last.isInvisible }
    return scalar.isTag && (last == "\u{1F3F4}" || last.isTag)
  }
}

/// The characters of some bytes with their offsets, without what is no UTF-8.
private struct ScalarsWithOffsets {
  private var iterator: ArraySlice<UInt8>.Iterator
  private var parser = Unicode.UTF8.ForwardParser()
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    iterator = bytes.makeIterator()
    offset = bytes.startIndex
  }

  mutating func next() -> (scalar: Unicode.Scalar, offset: Int)? {
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        defer { offset += encoded.count }
        return (Unicode.UTF8.decode(encoded), offset)
      case .error(let length): offset += length
      case .emptyInput: return nil
      }
    }
  }
}

extension UInt8 {
  /// Whether a hidden character can begin with this byte.
  fileprivate var mayHide: Bool { self < 0x20 && self != .tab || self >= 0x7F }
}

extension Unicode.Scalar {
  /// Whether it says in which direction the text beside it runs.
  fileprivate var isDirectionMark: Bool { ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self) }

  /// Whether it joins or parts the letters beside it.
  fileprivate var isJoiner: Bool { ["\u{34F}", "\u{180E}", "\u{200C}", "\u{200D}"].contains(self) }

  /// Whether it may spell, behind a black flag, whose flag that is.
  fileprivate var isTag: Bool { 0xE0020...0xE007F ~= value }

  /// Whether it is in the blocks of Hebrew, Arabic and the other scripts that run to the left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x061B, 0x061D...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
