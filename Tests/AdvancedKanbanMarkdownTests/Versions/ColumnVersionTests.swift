import AdvancedKanban
import TestSupport
import Testing

@testable import AdvancedKanbanMarkdown

/// A version that is read by what differs from another one, and the same version read as a whole.
@Suite("A version of a column")
struct ColumnVersionTests {
  @Test("reads the same next to another one", arguments: 0..<8)
  func readsTheSame(part: UInt64) throws {
    let seed = UInt64.random(in: 0..<1_000_000) * 8 + part
    var column = EditedColumn(random: SeededGenerator(seed: seed))
    var reread = 0
    for _ in 0..<300 {
      var version = ColumnVersion(id: "c", bytes: column.bytes)
      for step in 0..<8 {
        column.edit()
        if Rereading(of: version, as: column.bytes) != nil { reread += 1 }
        let next = ColumnVersion(id: "c", bytes: column.bytes, near: version)
        expectSame(next, MarkdownKanbanColumn(id: "c", bytes: column.bytes), "seed \(seed) \(step)")
        version = next
      }
      column = EditedColumn(random: column.random)
    }
    #expect(reread > 300, "seed \(seed)")
  }

  private func expectSame(
    _ version: ColumnVersion,
    _ column: MarkdownKanbanColumn,
    _ context: Comment
  ) {
    let sources = version.places.map { Array(version.bytes[$0.range]) }
    #expect(sources == column.cards.map(\.source), context)
    #expect(version.title == column.title, context)
    #expect(version.settings.wipLimit == column.wipLimit, context)
    #expect(version.settings.isCollapsed == column.isCollapsed, context)
    let cards = version.cards(version.places.indices)
    #expect(cards.map(\.source) == sources, context)
    #expect(cards.map(\.title) == column.cards.map(\.title), context)
  }

  @Test("differs from another one by what the whole columns differ by")
  func comparesTheSame() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      var columns = (0..<3).map { _ in EditedColumn(random: SeededGenerator(seed: random.next())) }
      let old = columns.enumerated().map { ColumnVersion(id: "c\($0)", bytes: $1.bytes) }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        columns[Int.random(in: 0..<3, using: &random)].edit()
      }
      columns.exchangeCards(using: &random)
      let new = zip(old, columns).map { ColumnVersion(id: $0.id, bytes: $1.bytes, near: $0) }
      let passages = zip(old, new).map { ColumnPassage.passages(from: $0, to: $1) }
      let difference = ColumnPassage.Difference(from: passages.map(\.old), to: passages.map(\.new))
      let whole = MarkdownKanbanColumn.Difference(
        from: old.map { MarkdownKanbanColumn(id: $0.id, bytes: $0.bytes) },
        to: new.map { MarkdownKanbanColumn(id: $0.id, bytes: $0.bytes) }
      )
      #expect(difference.events.map(\.line) == whole.events.map(\.line), "seed \(seed)")
    }
  }

  @Test("is read as a whole where its head or a heading has changed")
  func readsHeads() {
    let plain = ColumnVersion(id: "c", bytes: Array("- a\n- b\n- c\n- d\n".utf8))
    for text in ["---\ntitle: X\n---\n- a\n- b\n- c\n- d\n", "- a\n- b\n- c\n\n# X\n\n- d\n"] {
      #expect(Rereading(of: plain, as: Array(text.utf8)) == nil)
      #expect(ColumnVersion(id: "c", bytes: Array(text.utf8), near: plain).title == "X")
    }
    let quoted = Array("- a\n- b\n> c\n- d\n".utf8)
    #expect(Rereading(of: plain, as: quoted) == nil)
    #expect(ColumnVersion(id: "c", bytes: quoted, near: plain).places.count == 3)
  }
}

/// A column file that somebody edits in every way there is, line by line or byte by byte.
private struct EditedColumn {
  var random: SeededGenerator
  var lines: [String]

  private static let pieces = [
    "- [ ] alpha beta ^id1", "- [x] gamma delta", "- epsilon", "- epsilon", "  a body", "", "",
    "  - [ ] a task", "prose", "# Heading", "## Smaller", "<!-- note -->", "* star", "1. one",
    "> q",
    "```", "---", "title: T", "\t- tab", "- ", "-", "===", "lazy", "    code", "[x]: /y",
  ]
  private static let heads = [
    [], ["---", "title: T", "---", ""], ["---", "wipLimit: 3", "isCollapsed: true", "---"],
    ["# Title", ""], ["\u{FEFF}- bom"], ["---", "title: T"],
  ]

  init(random: SeededGenerator) {
    self.random = random
    lines = []
    lines = pick(Self.heads)
    let isPlain = number(below: 3) > 0
    for _ in 0..<number(below: 14) { lines.append(isPlain ? pick(Self.plain) : pick(Self.pieces)) }
  }

  private static let plain = Array(pieces.prefix(8)) + ["- [ ] zeta eta theta", "- iota"]

  var bytes: [UInt8] {
    Array(lines.joined(separator: "\n").utf8) + (lines.count % 5 == 0 ? [] : [0x0A])
  }

  mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<max(bound, 1), using: &random)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  mutating func edit() {
    let place = number(below: lines.count + 1)
    let piece = number(below: 4) == 0 ? pick(Self.pieces) : pick(Self.plain)
    guard place < lines.count, number(below: 4) > 0 else { return lines.insert(piece, at: place) }
    switch number(below: 6) {
    case 0, 1: lines.remove(at: place)
    case 2: lines[place] = piece
    case 3: lines.insert(lines[place], at: number(below: lines.count + 1))
    case 4: lines[place] += pick([" more", "\r", "x", " ^id2"])
    default: lines.insert(lines.remove(at: place), at: number(below: lines.count))
    }
  }
}

extension [EditedColumn] {
  /// Takes some line of one column to another.
  fileprivate mutating func exchangeCards(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let source = Int.random(in: indices, using: &random)
      guard let line = self[source].lines.popLast() else { continue }
      self[Int.random(in: indices, using: &random)].lines.append(line)
    }
  }
}

extension BoardEvent<MarkdownKanbanCard, String> {
  /// The event with all places and bytes on a line.
  fileprivate var line: String {
    switch self {
    case .card(let kind, let change):
      "\(kind) \(change.before.map(place) ?? "") > \(change.after.map(place) ?? "") "
        + change.fields.map(\.rawValue).sorted().joined(separator: " ")
    case .column(let kind, let change): "\(kind) \(String(describing: change))"
    }
  }

  private func place(_ state: CardState<MarkdownKanbanCard, String>) -> String {
    "\(state.columnID):\(state.position) " + String(decoding: state.card.source, as: UTF8.self)
  }
}
