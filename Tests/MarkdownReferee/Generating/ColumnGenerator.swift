package import TestSupport

/// Makes column files out of pieces that are each harmless and together are not.
package struct ColumnGenerator {
  package var random: SeededGenerator

  package init(random: SeededGenerator) { self.random = random }

  /// What is made of random pieces: anything goes, and often nothing of it is a card.
  package mutating func soup() -> [UInt8] {
    let lineEnd = pick([("\n", 8), ("\r\n", 2), ("\r", 1)])
    let lines = (0..<Int.random(in: 0...9, using: &random)).map { _ in soupLine() }
    let head = pick([("", 8), ("---\nwipLimit: 3\n---\n", 2), ("\u{FEFF}", 1), ("---\n", 1)])
    let tail = pick([(lineEnd, 5), ("", 2), (lineEnd + lineEnd, 1)])
    return Array((head + lines.joined(separator: lineEnd) + tail).utf8)
  }

  /// What is made of pieces that a scan of lines understands, with a strange one now and then.
  package mutating func nearlyPlain() -> [UInt8] {
    let lines = (0..<Int.random(in: 1...10, using: &random)).map { _ in
      Int.random(in: 0..<16, using: &random) == 0 ? soupLine() : pick(Self.plainPieces)
    }
    let lineEnd = pick([("\n", 6), ("\r\n", 1), ("\r", 1)])
    return Array(lines.joined(separator: lineEnd).utf8)
  }

  private static let plainPieces: [(String, Int)] = [
    ("", 6), ("- a", 6), ("- [ ] b", 4), ("* c", 2), ("+ d ^id-d", 1), ("-   wide", 1),
    ("- #tag", 1),
    ("- **bold** text", 1), ("- `code` text", 1), ("- \u{E9}", 1), ("- 3 things", 1), ("- @me", 1),
    ("- [x]: /u", 1), ("- [k]: /u", 1), ("- [ ] [k]: /u", 1), ("- [x]  ", 1),
    ("- * *", 1), ("- _ _ _", 1), ("- ``` js", 1),
    ("- a | b", 1),
    ("  more", 4), ("  - sub", 2), ("    deeper", 2), ("  ```", 2), ("  <!--", 1), ("  --|--", 1),
    ("  ---", 1),
    ("  ===", 1), ("  ", 1), ("# Heading", 2), ("###### Six", 1), ("####### Seven", 1), ("#", 1),
    ("Prose", 3), ("more prose", 2), ("a | b", 1), ("<!-- one -->", 1), ("<!-- x --> y", 1),
    ("  > quote", 1),
  ]

  /// A column as people write them: one list, or a few under headings, in one style.
  ///
  /// - Parameter prefix: What the title of each card begins with.
  /// - Returns: The bytes of the file.
  package mutating func tidy(prefix: String) -> [UInt8] {
    let gap = pick([("", 3), ("\n", 2), ("\n\n", 1)])
    let marker = pick([("- ", 4), ("* ", 2), ("1. ", 1), ("- [ ] ", 3)])
    let count = Int.random(in: 3...7, using: &random)
    let cards = (0..<count).map {
      marker + "\(prefix)\($0)\n" + body(indent: marker == "1. " ? 3 : 2)
    }
    let head = pick([("", 2), ("---\ntitle: T\n---\n\n", 2), ("# Title\n\nProse.\n\n", 1)])
    let foot = pick([("", 3), ("\n## Below\n\nMore prose.\n", 1), ("\n<!-- end -->\n", 1)])
    return Array((head + cards.joined(separator: gap) + foot).utf8)
  }

  private mutating func body(indent: Int) -> String {
    let lines = pick([
      ("", 6), ("more\n", 2), ("- sub\n- [x] sub\n", 1), ("```\n- code\n\ncode\n```\n", 1),
      ("> quote\n", 1),
    ])
    return lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      (line.isEmpty ? "" : String(repeating: " ", count: indent)) + line + "\n"
    }.joined()
  }

  private mutating func soupLine() -> String {
    let indent = pick([
      ("", 10), (" ", 2), ("  ", 4), ("   ", 2), ("    ", 2), ("\t", 1), (" \t", 1),
    ])
    return indent + pick(Self.pieces)
  }

  private static let pieces: [(String, Int)] = [
    ("", 8), ("- a", 8), ("- b ^id-b", 2), ("* c", 3), ("+ d", 2), ("1. one", 3), ("2. two", 2),
    ("3) three", 1), ("10. ten", 1), ("-", 2), ("- ", 1), ("- [ ] task", 4), ("- [x] done", 2),
    ("-\ttab", 1), ("-     code", 1), ("- - nested", 1), ("- # heading", 1), ("- > quote", 1),
    ("- ```", 1), ("text", 4), ("# heading", 2), ("===", 1), ("---", 2), ("***", 1), ("> quote", 2),
    ("```", 2), ("~~~", 1), ("<!-- c -->", 1), ("<!--", 1), ("-->", 1), ("<div>", 1), ("</div>", 1),
    ("| a | b |", 1), ("|---|---|", 1), ("[k]: /u", 1), ("[k] link", 1), ("a | b", 1), ("- | -", 1),
    ("\u{E9} \u{1F468}\u{200D}\u{1F469}", 1), ("100. wide", 1), ("- a  ", 1), ("- b\\", 1),
  ]

  private mutating func pick<Value>(_ values: [(Value, Int)]) -> Value { random.pick(values) }
}
