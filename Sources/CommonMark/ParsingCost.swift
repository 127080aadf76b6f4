internal import SourceText

/// How much work cmark-gfm has with a text beyond the one that is linear in its length.
///
/// Some texts take cmark-gfm quadratic time: each blank line, each line that goes on lazily and each
/// piece of text costs as much as there are lists and quotes around it, emphasis can cost the square
/// of its marks, and tables that of their columns and of the lines before them. The costs are
/// estimated from the lines alone, from above.
package struct ParsingCost {
  /// The cost of nesting and emphasis, in steps of some 50 nanoseconds.
  package private(set) var steps = 0

  /// What of it is left where only blocks are looked for, and not what is in their lines.
  package private(set) var blockSteps = 0

  /// Whether tables are cheap enough to be looked for. Where they are not, they are text.
  package private(set) var allowsTables = true

  /// How many columns a line may have for tables to be looked for.
  package static let columnLimit = 200

  /// How many lines may stand before what looks like a table's second line, without a blank line
  /// and without the beginning of a card among them.
  package static let lineLimit = 100

  /// The lists and quotes around the text, at most.
  private var depth = 0
  private var isBehindBlank = true

  /// Whether a list is certainly open at column 0, so that any number goes on with it.
  private var isInList = false
  private var linesOfText = 0
  private var emphasis = 0

  package init(_ text: ArraySlice<UInt8>) {
    let bytes = text.span
    var line = Line()
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if line.isSettled, !byte.counts {
        let start = index
        while index < bytes.count, !bytes[index].counts { index += 1 }
        line.skip(index - start, last: bytes[index - 1])
        continue
      }
      index += 1
      guard byte.endsLine else {
        line.take(byte)
        continue
      }
      if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
      take(line)
      line = Line()
    }
    take(line)
    endText()
  }

  /// Whether a text takes much longer than its length would.
  package func isExcessive(for count: Int) -> Bool { steps > Self.allowance(for: count) }

  /// Whether it takes much longer to find the blocks of a text than its length would.
  package func isExcessiveForBlocks(_ count: Int) -> Bool {
    blockSteps > Self.allowance(for: count)
  }

  private static func allowance(for count: Int) -> Int { 10_000_000 + 16 * count }

  private mutating func take(_ line: Line) {
    guard line.length > line.indent else {
      steps += depth
      blockSteps += depth
      isBehindBlank = true
      return endText()
    }
    note(line.start, isIndented: line.indent > 2)
    let own = line.markers + line.columns / 2
    depth = isBehindBlank ? own : max(depth, own)
    isBehindBlank = false
    steps += depth * (1 + line.inlines)
    blockSteps += depth
    emphasis += line.emphasis
    if line.columnMarks > Self.columnLimit { allowsTables = false }
    if line.mayDelimit, linesOfText > Self.lineLimit { allowsTables = false }
    linesOfText += 1
  }

  /// Ends the text before a line that certainly begins an item.
  private mutating func note(_ start: Line.Start, isIndented: Bool) {
    switch start {
    case .bullet, .one: isInList = true
    case .number: isInList = isInList || isBehindBlank
    case .word: if isBehindBlank { isInList = false }
    case .other: if !isIndented { isInList = false }
    }
    switch start {
    case .bullet, .one, .number: if isInList { endText() }
    case .word, .other: break
    }
  }

  private mutating func endText() {
    steps += emphasis * emphasis / 25
    emphasis = 0
    linesOfText = 0
  }
}

/// What one line adds.
private struct Line {
  private(set) var length = 0

  /// The blanks at its beginning.
  private(set) var indent = 0
  private(set) var columns = 0

  /// The markers of lists and quotes at its beginning.
  private(set) var markers = 0

  /// The bytes that cmark-gfm may make a node of, and those of them that may be emphasis.
  private(set) var inlines = 0
  private(set) var emphasis = 0

  /// The `|` in the line.
  private(set) var columnMarks = 0

  /// Whether the line can be the second one of a table: `|-|-|` in whatever lists and quotes.
  var mayDelimit: Bool { isDelimiting && marksColumns }
  private var isDelimiting = true
  private var marksColumns = false

  private var isInPrefix = true
  private var first: UInt8 = 0
  private var last: UInt8 = .space

  /// What a line begins with at column 0.
  enum Start {
    /// `-`, `*` or `+`, and a blank: it begins an item whatever is before it.
    case bullet

    /// The number 1, and a blank: so does this.
    case one

    /// Another number, and a blank: it does only behind a blank line, or in a list.
    case number

    /// A letter: if text is open, it may go on with that.
    case word
    case other
  }

  private(set) var start = Start.other
  private var digits = 0
  private var isMarked = false

  /// Whether nothing adds to the line any more but its length, and what counts by itself.
  var isSettled: Bool { !isInPrefix && !isDelimiting && digits != length && length > 1 }

  /// Takes some bytes that add nothing.
  mutating func skip(_ count: Int, last byte: UInt8) {
    length += count
    last = byte
  }

  mutating func take(_ byte: UInt8) {
    defer {
      length += 1
      last = byte
    }
    takeStart(byte)
    if isInPrefix { takePrefix(byte) }
    if isInline(byte) { inlines += 1 }
    if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") { emphasis += 1 }
    if byte == UInt8(ascii: "|") { columnMarks += 1 }
    if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") {
      marksColumns = true
    } else if !byte.isPartOfMarker, byte != 0x0B, byte != 0x0C {
      isDelimiting = false
    }
  }

  /// Whether cmark-gfm may make a node of a byte: any punctuation, but for what is a marker.
  private func isInline(_ byte: UInt8) -> Bool {
    guard byte > .space, byte < 0x80, !byte.isLetter, !byte.isDigit else { return false }
    guard isInPrefix else { return true }
    switch byte {
    case UInt8(ascii: "_"): return true
    case UInt8(ascii: "."): return !last.isDigit
    case UInt8(ascii: "*"): return !last.isBlank || indent >= 4
    default: return false
    }
  }

  private mutating func takeStart(_ byte: UInt8) {
    if length == 0 {
      first = byte
      if byte.isLetter || byte >= 0x80 { start = .word }
    }
    if length == 1, "-*+".utf8.contains(first), byte.isBlank { start = .bullet }
    if isMarked, digits == length - 1, byte.isBlank {
      start = digits == 1 && first == UInt8(ascii: "1") ? .one : .number
    }
    guard digits == length, digits < 10 else { return }
    if byte.isDigit {
      digits += 1
    } else {
      isMarked = digits > 0 && ".)".utf8.contains(byte)
    }
  }

  private mutating func takePrefix(_ byte: UInt8) {
    guard byte.isPartOfMarker else {
      isInPrefix = false
      return
    }
    if byte.isBlank {
      columns += byte == .tab ? 4 : 1
      if indent == length { indent += 1 }
    } else if byte == UInt8(ascii: ">") || last.isBlank {
      markers += 1
    }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether the byte can add something behind the beginning of a line.
  fileprivate var counts: Bool {
    if endsLine { return true }
    return self > .space && self < 0x80 && !isLetter && !isDigit
  }

  /// Whether a line may hold this byte and be nothing but indent, markers, or a break.
  fileprivate var isPartOfMarker: Bool {
    switch self {
    case .space, .tab, UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ")"):
      true
    default: isDigit
    }
  }
}
