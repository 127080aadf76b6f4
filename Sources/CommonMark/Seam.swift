internal import SourceText

/// A place between two lines of a text at which it can be cut in two and read piece by piece.
///
/// The line behind a seam begins a block of the top level whatever comes before it, unless that is
/// code, HTML or a table which is still open there: a bullet at column 0 with words behind it or in
/// what it holds, a heading, or an item 1 end every other block, and behind a blank line so do any
/// number and words.
struct Seam {
  /// The offset of the line behind the seam.
  let offset: Int

  /// What decides which list the line goes on with: its bullet, or the `.` or `)` behind its number;
  /// `nil` where it begins no item.
  let style: UInt8?

  /// The first seam of a text behind an offset.
  init?(in text: ArraySlice<UInt8>, behind offset: Int) {
    var rest = text[min(max(offset, text.startIndex), text.endIndex)...]
    // The offset may lie within a line end.
    if rest.first == .lineFeed, text[..<rest.startIndex].last == .carriageReturn {
      rest = rest.dropFirst()
    }
    while let end = rest.firstIndex(where: \.endsLine) {
      let isPair = rest[end...].starts(with: [.carriageReturn, .lineFeed])
      rest = rest[(end + (isPair ? 2 : 1))...]
      if let beginning = Beginning(of: rest, isBehindBlank: text[..<end].endsInBlankLine) {
        self.offset = rest.startIndex
        self.style = beginning.style
        return
      }
    }
    return nil
  }

  /// What decides which list an item is part of, given the line it begins on.
  static func style(ofItem line: ArraySlice<UInt8>) -> UInt8? {
    line.drop { $0 == .space }.drop(while: \.isDigit).first
  }
}

/// Whether a text can be cut before a line and both parts read each for itself, as long as the block
/// before it is not ``Block/isOpen``.
///
/// - Parameters:
///   - text: The text.
///   - offset: The offset at which the line begins.
/// - Returns: Whether it can.
package func isSeam(in text: ArraySlice<UInt8>, at offset: Int) -> Bool {
  let before = text[..<offset]
  let isPair = before.suffix(2).elementsEqual([.carriageReturn, .lineFeed])
  let isBehindBlank = before.dropLast(isPair ? 2 : 1).endsInBlankLine
  return Beginning(of: text[offset...], isBehindBlank: isBehindBlank) != nil
}

/// A line that goes on with nothing that is before it.
private struct Beginning {
  /// The style of the item that the line begins, if it begins one.
  var style: UInt8?

  init?(of line: ArraySlice<UInt8>, isBehindBlank: Bool) {
    guard let first = line.first else { return nil }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      guard line.dropFirst().beginsWords || line.dropFirst().beginsNestedWords else { return nil }
      style = first
    case UInt8(ascii: "#"):
      let rest = line.drop { $0 == first }
      guard line.count - rest.count <= 6, rest.beginsWords else { return nil }
    case _ where first.isDigit:
      let number = line.prefix(10).prefix(while: \.isDigit)
      let rest = line.dropFirst(number.count)
      guard number.count <= 9, isBehindBlank || number.elementsEqual([UInt8(ascii: "1")]),
        let mark = rest.first, ".)".utf8.contains(mark), rest.dropFirst().beginsWords
      else { return nil }
      style = mark
    default: guard isBehindBlank, first.isWord else { return nil }
    }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether this is part of a word, and so neither blank nor punctuation.
  fileprivate var isWord: Bool { isLetter || self >= 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether a space stands here, and behind it a word or a task box.
  fileprivate var beginsWords: Bool {
    guard first == .space, let next = dropFirst().first else { return false }
    return next.isWord || next == UInt8(ascii: "[")
  }

  /// Whether a space stands here, behind it quotes and lists, and in these a word.
  fileprivate var beginsNestedWords: Bool {
    guard first == .space, dropFirst().first?.isBlank == false else { return false }
    return drop { $0.isBlank || "-*+>".utf8.contains($0) }.first?.isWord ?? false
  }

  /// Whether the last line, which is given without its line end, is blank.
  fileprivate var endsInBlankLine: Bool {
    reversed().first { !$0.isBlank }?.endsLine ?? true
  }
}
