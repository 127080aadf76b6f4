/// How `wipLimit` is read: a whole number where every version of YAML agrees on it.
package enum WIPLimitSetting {
  /// The highest limit that is taken for one.
  package static let maximum = 1_000_000

  static func read(_ scalar: SettingScalar) -> Setting<Int?> {
    if scalar.isNull { return .clear(nil) }
    guard scalar.isPlain || scalar.isQuoted else { return ignored(scalar.text) }
    guard let (number, isDoubtful) = number(in: scalar.text) else { return ignored(scalar.text) }
    guard number <= maximum else {
      return .ignored("'\(scalar.text)' is beyond the highest limit of \(maximum); no limit is set")
    }
    guard isDoubtful || scalar.isQuoted else { return .clear(number) }
    return .doubtful(
      number,
      "'\(scalar.text)' is read as \(number); write 'wipLimit: \(number)'",
      .wipLimit(number)
    )
  }

  private static func ignored(_ text: String) -> Setting<Int?> {
    .ignored("'\(text)' is no whole number; no limit is set")
  }

  /// The number in a text, and whether its spelling is an odd one.
  private static func number(in text: String) -> (Int, isDoubtful: Bool)? {
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    if let number = decimal(digits), digits == "0" || !digits.hasPrefix("0") {
      return (number, false)
    }
    return (octalLike(digits) ?? integralFraction(digits) ?? hexadecimal(digits)).map { ($0, true) }
  }

  private static func decimal(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? Int.max
  }

  /// `03`: 3 as octal (YAML 1.1) and as decimal (1.2) alike; `010` is not.
  private static func octalLike(_ text: Substring) -> Int? {
    guard let number = decimal(text), number < 8 else { return nil }
    return number
  }

  /// `3.0`: a number with a point and nothing but zeros behind it.
  private static func integralFraction(_ text: Substring) -> Int? {
    guard let point = text.firstIndex(of: "."), let whole = decimal(text[..<point]) else {
      return nil
    }
    guard whole == 0 || !text.hasPrefix("0") else { return nil }
    return text[text.index(after: point)...].allSatisfy { $0 == "0" } ? whole : nil
  }

  private static func hexadecimal(_ text: Substring) -> Int? {
    guard text.hasPrefix("0x"), text.dropFirst(2).allSatisfy(\.isHexDigit) else { return nil }
    let digits = text.dropFirst(2)
    guard !digits.isEmpty, digits.allSatisfy(\.isASCII) else { return nil }
    return Int(digits, radix: 16) ?? Int.max
  }
}
