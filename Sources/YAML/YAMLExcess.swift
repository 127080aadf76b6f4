internal import SourceText

/// What a text has more of than settings ever have, so that libyaml would take quadratic time.
///
/// - Parameter text: The text.
/// - Returns: The problem in words, or `nil` where there is none.
func excess(in text: [UInt8]) -> String? {
  if text.count > byteLimit { return "longer than 1 MiB" }
  // libyaml looks at all open brackets for each token.
  if text.bracketCount * text.count > bracketLimit { return "too many brackets" }
  // It compares each directive with all before it.
  return text.directiveCount > directiveLimit ? "too many directives" : nil
}

/// How long a text may be.
private let byteLimit = 1 << 20

/// How many brackets times bytes a text may have, which bounds the steps that reading it takes.
private let bracketLimit = 50_000_000

/// How many directives a text may have, which has one or two if any.
private let directiveLimit = 1000

extension [UInt8] {
  fileprivate var bracketCount: Int {
    count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
  }

  /// How many lines begin with `%`, at most: some characters beyond ASCII end lines too.
  fileprivate var directiveCount: Int {
    zip([.lineFeed] + self, self).count { last, byte in
      byte == UInt8(ascii: "%")
        && (last == .lineFeed || last == .carriageReturn || last >= 0x80)
    }
  }
}
