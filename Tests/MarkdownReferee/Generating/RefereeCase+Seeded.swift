internal import TestSupport

extension RefereeCase {
  /// The case of a seed.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let change = Change(using: &random)
    let isTidy = random.chance(12)
    let source =
      change.isForBoard && !random.chance(4)
      ? Self.board(using: &random)
      : Self.file(using: &random, isTidy: isTidy, prefix: "s")
    let destination = Self.file(using: &random, isTidy: isTidy, prefix: "d")
    self.init(source: source, destination: destination, change: change)
    self.isTidy = isTidy
  }

  /// A `board.md`, with columns and more.
  private static func board(using random: inout SeededGenerator) -> [UInt8] {
    let lines = (0..<random.number(below: 9)).map { _ in
      random.pick([
        ("- [Backlog](backlog.md)", 4), ("- [B](b%20c.md) and more", 2), ("- [C](./c.md#x)", 2),
        ("* [D](d.md)", 1), ("- no link", 1), ("- [away](../e.md)", 1),
        ("- [web](https://f/g.md)", 1),
        ("  - [inner](h.md)", 1), ("", 2), ("Prose", 1), ("1. [I](caf\u{E9}.md)", 1),
        ("- <b>[J](j.md)", 1), ("- [K][k]", 1), ("[k]: k.md", 1), ("- [A](a.md)", 2),
      ])
    }
    var mangling = Mangling(random: random)
    defer { _ = random.next() }
    return mangling.mangle(random.pick(Heads.all) + lines.joined(separator: "\n") + "\n")
  }

  private static func file(
    using random: inout SeededGenerator,
    isTidy: Bool,
    prefix: String
  ) -> [UInt8] {
    let style = isTidy ? 0 : 1 + random.number(below: 9)
    var columns = ColumnGenerator(random: random)
    defer { _ = random.next() }
    switch style {
    case 0: return columns.tidy(prefix: prefix)
    case 1, 2: return columns.soup()
    case 3, 4: return columns.nearlyPlain()
    case 5:
      var bytes = columns.tidy(prefix: prefix)
      var mangling = Mangling(random: random)
      mangling.bend(&bytes)
      return bytes
    default:
      var generator = MarkdownGenerator(random: random)
      return generator.document()
    }
  }
}

extension Change {
  init(using random: inout SeededGenerator) {
    let (index, other) = (random.number(below: 64), random.number(below: 64))
    switch random.number(below: 20) {
    case 0..<6: self = .move(index, to: other)
    case 6, 7: self = .moveWithin(index, to: other)
    case 8, 9:
      self = .add(
        title: random.pick(Words.titles),
        body: Self.body(using: &random),
        blockID: random.chance(2) ? random.pick(Words.blockIDs) : nil,
        hasBox: random.chance(2),
        at: other
      )
    case 10: self = .remove(index)
    case 11: self = .tick(index, random.chance(2))
    case 12, 13: self = .retitle(index, random.pick(Words.titles))
    case 14: self = .setBody(index, Self.body(using: &random))
    case 15: self = .identify(index, random.pick(Words.blockIDs))
    case 16: self = .limit(random.pick([nil, 0, 3, 1_000_000]))
    case 17: self = .collapse(random.chance(2))
    case 18: self = .title(random.pick(Words.titles))
    default:
      self =
        random.chance(2)
        ? .addColumn(id: random.pick(["a", "b c", "caf\u{E9}"]), title: random.pick(Words.titles))
        : .moveColumn(index, to: other)
    }
  }

  /// Whether the change is one of a `board.md`.
  fileprivate var isForBoard: Bool {
    switch self {
    case .addColumn, .moveColumn: true
    default: false
    }
  }

  private static func body(using random: inout SeededGenerator) -> String {
    let lines = (0..<random.number(below: 5)).map { _ in random.pick(Words.bodyLines) }
    return lines.joined(separator: random.pick([("\n", 6), ("\r\n", 1)]))
  }
}
