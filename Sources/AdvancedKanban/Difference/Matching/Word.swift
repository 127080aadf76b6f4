/// A word of a text, whatever the case of its letters.
///
/// It is a run of letters, digits and marks; in scripts that write no spaces between words each
/// ideograph is one. It is known by its hash value alone (FNV-1a), the same in every run, which is
/// quick; of the 64-bit values no two words of a board are ever likely to have the same.
struct Word: Hashable, Comparable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The words of a text in order.
  static func all(in text: String) -> [Word] {
    var words: [Word] = []
    var word: Word?
    for scalar in text.unicodeScalars {
      let kind = scalar.kind
      if kind != .letter, let ended = word {
        words.append(ended)
        word = nil
      }
      if kind == .letter { word = (word ?? Word()).appending(scalar) }
      if kind == .ideograph { words.append(Word().appending(scalar)) }
    }
    return word.map { words + [$0] } ?? words
  }

  static func < (left: Word, right: Word) -> Bool { left.hash < right.hash }

  private func appending(_ scalar: Unicode.Scalar) -> Word {
    if scalar.isASCII {
      return appending(("A"..."Z").contains(scalar) ? scalar.value | 0x20 : scalar.value)
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.reduce(self) { $0.appending($1.value) }
  }

  private func appending(_ value: UInt32) -> Word {
    var result = self
    result.hash = (hash ^ UInt64(value)) &* 0x100_0000_01b3
    return result
  }
}

extension Unicode.Scalar {
  fileprivate enum Kind {
    case letter
    case ideograph
    case other
  }

  /// What the scalar is to a word.
  fileprivate var kind: Kind {
    if isASCII {
      let isLetter = ("a"..."z").contains(self) || ("A"..."Z").contains(self)
      return isLetter || ("0"..."9").contains(self) ? .letter : .other
    }
    if properties.isIdeographic { return .ideograph }
    let isInWord =
      properties.isAlphabetic || properties.isDiacritic || properties.numericType != nil
    return isInWord ? .letter : .other
  }
}

extension Array where Element: Comparable {
  /// How many elements two rising lists have in common.
  func countShared(with other: [Element]) -> Int {
    var (place, otherPlace, shared) = (0, 0, 0)
    while place < count, otherPlace < other.count {
      let (element, otherElement) = (self[place], other[otherPlace])
      if element == otherElement { shared += 1 }
      if element <= otherElement { place += 1 }
      if otherElement <= element { otherPlace += 1 }
    }
    return shared
  }
}
