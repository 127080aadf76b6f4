internal import TestSupport

/// Makes documents by the grammar of Markdown: every kind of block, nested in every other, then bent
/// out of shape with tabs, missing blank lines, odd bytes and odd line ends.
struct MarkdownGenerator {
  var random: SeededGenerator

  /// How many more blocks the document may have.
  private var budget = 0

  init(random: SeededGenerator) { self.random = random }

  /// A whole file.
  mutating func document() -> [UInt8] {
    budget = random.pick([(4, 2), (10, 4), (20, 2)])
    let depth = random.pick([(1, 2), (2, 4), (4, 2), (8, 1)])
    var lines: [String] = []
    while budget > 0 {
      lines += block(depth: depth) + gap()
    }
    let body = lines.joined(separator: "\n") + random.pick([("\n", 4), ("", 2), ("\n\n \n", 1)])
    var mangling = Mangling(random: random)
    let bytes = mangling.mangle(random.pick(Heads.all) + body)
    random = mangling.random
    return bytes
  }

  private mutating func gap() -> [String] { random.pick([([], 3), ([""], 4), (["", ""], 1)]) }

  /// The lines of a block.
  private mutating func block(depth: Int) -> [String] {
    budget -= 1
    guard depth > 0, !random.chance(4) else { return leaf() }
    return random.pick([(true, 4), (false, 1)]) ? list(depth: depth) : quote(depth: depth)
  }

  private mutating func blocks(depth: Int) -> [String] {
    var lines = block(depth: depth)
    while budget > 0, random.chance(2) { lines += gap() + block(depth: depth) }
    return lines
  }

  private mutating func list(depth: Int) -> [String] {
    let bullet = random.pick(["-", "*", "+"])
    let isOrdered = random.chance(3)
    let delimiter = random.pick([".", ")"])
    var number = random.pick([(1, 5), (0, 1), (7, 1), (99, 1), (123_456_789, 1)])
    let padding = random.pick([(1, 8), (2, 1), (3, 2), (4, 1), (5, 1)])
    let indent = random.pick([(0, 8), (1, 1), (2, 1), (3, 1)])
    let between = gap()
    var lines: [String] = []
    repeat {
      let marker = isOrdered ? "\(number)\(delimiter)" : bullet
      lines += item(marker, padding: padding, indent: indent, depth: depth) + between
      number += random.pick([(1, 6), (0, 2), (5, 1)])
    } while budget > 0 && !random.chance(4)
    return lines
  }

  private mutating func item(
    _ marker: String,
    padding: Int,
    indent: Int,
    depth: Int
  ) -> [String] {
    let box = random.pick([("", 5), ("[ ] ", 3), ("[x] ", 2), ("[/] ", 1), ("[ ]", 1)])
    if random.chance(12) { return [spaces(indent) + marker + random.pick(["", " ", "  "]) + box] }
    let content = blocks(depth: depth - 1)
    let first = spaces(indent) + marker + spaces(padding) + box + content[0]
    let column = indent + marker.count + padding
    return [first] + content.dropFirst().map { indented($0, by: column) }
  }

  /// A line in an item, sometimes by less than its due.
  private mutating func indented(_ line: String, by column: Int) -> String {
    if line.isEmpty { return random.chance(8) ? spaces(column) : "" }
    return spaces(random.chance(24) ? random.number(below: column + 3) : column) + line
  }

  private mutating func quote(depth: Int) -> [String] {
    blocks(depth: depth - 1).map { line in
      random.pick([("> ", 10), (">", 1), ("", 1), (" > ", 1)]) + line
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// The blocks that hold no other.
extension MarkdownGenerator {
  private mutating func leaf() -> [String] {
    switch random.number(below: 18) {
    case 0: return [String(repeating: "#", count: 1 + random.number(below: 7)) + " " + text()]
    case 1: return [text(), random.pick(["===", "---", "=", " -- "])]
    case 2: return [random.pick(["---", "***", "_ _ _", "- - -", "* * *"])]
    case 3, 4: return fence()
    case 5: return (0...random.number(below: 3)).map { _ in "    " + text() }
    case 6, 7: return html()
    case 8: return table()
    case 9:
      return [random.pick(["[k]: /u", "[k]: <u> 't'", "[k]:\n/u", "[k]: /u \"t\nt\"", "[k]:"])]
    default: return (0...random.number(below: 3)).map { _ in text() }
    }
  }

  private mutating func text() -> String {
    let words = (0...random.number(below: 3)).map { _ in random.pick(Words.inline) }
    let line = words.joined(separator: " ") + random.pick([("", 12), (" ^id-1", 1), ("  ", 1)])
    return random.chance(400) ? String(repeating: line + " ", count: 3000) : line
  }

  private mutating func fence() -> [String] {
    let fence = random.pick([("```", 6), ("~~~", 3), ("````", 1), ("``", 1)])
    let content = (0..<random.number(below: 4)).map { _ in
      random.pick([("- code", 2), ("", 2), ("  more", 2), ("# no", 1), ("```", 1), ("<!--", 1)])
    }
    let info = random.pick(["", "", " sh", "js `x`", " - "])
    return [fence + info] + content + (random.chance(6) ? [] : [fence])
  }

  private mutating func html() -> [String] {
    random.pick([
      (["<!-- one line -->"], 3), (["<!-- two", "", "- lines -->"], 2), (["<!--"], 1),
      (["<div>", "- x", "</div>"], 2), (["<div>", "", "- x", "", "</div>"], 1),
      (["<script>", "- x", "", "</script> y"], 1), (["<pre>", "", "- x"], 1), (["<?php", "?>"], 1),
      (["<![CDATA[", "", "]]>"], 1), (["<!X y>"], 1), (["<a b=\"c\">"], 1), (["</ins>", "x"], 1),
      (["<details>", "<summary>s</summary>", "", "- x", "</details>"], 1),
    ])
  }

  private mutating func table() -> [String] {
    let rows = (0..<random.number(below: 3)).map { _ in random.pick(["| 1 | 2 |", "1 | 2", "|"]) }
    let head = random.pick([
      (["| a | b |"], 4), (["text", "a | b"], 1), (["- a | b"], 1), (["a"], 1),
    ])
    return head + [random.pick(["|---|---|", ":-|-:", "|-|", "- | -", "|--|--|--|"])] + rows
  }
}
