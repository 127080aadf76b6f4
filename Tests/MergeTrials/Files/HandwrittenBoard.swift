internal import AdvancedKanbanMarkdown
internal import TestSupport

/// A board as people write it, by hand and by the command, in whatever style.
struct HandwrittenBoard {
  /// What is to be made up.
  struct Kind: Hashable {
    /// Whether every card has a block ID.
    var isNamed = false

    /// Whether all files are written in the same plain style.
    var isPlain = false

    var columns = 3
    var cards = 12
  }

  let kind: Kind
  var random: SeededGenerator
  var columns: [HandwrittenColumn] = []

  /// What stands above and below the list of `board.md`; `nil` where there is none.
  var index: (head: [String], foot: [String])?

  /// The number of the next card, and of whatever else has to be new.
  private(set) var next = 1

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    for _ in 0..<kind.columns { addColumn(named: ["todo", "doing", "done", "hold", "ideas"]) }
    let count = kind.isPlain ? kind.cards : random.number(below: kind.cards + 1)
    for _ in 0..<count { insert(.card(newCard()), into: random.number(below: columns.count)) }
    if kind.isPlain || !random.chance(4) {
      let policy = random.pick([[], ["---", "mergePolicy: furthest", "---", ""]])
      index = (policy + ["# Board", ""], random.pick([[], ["", "What we agreed on."]]))
    }
  }

  /// The same board in the hands of somebody else, whose new cards have other numbers.
  func branch(seed: UInt64, firstNumber: Int) -> HandwrittenBoard {
    var board = self
    board.random = SeededGenerator(seed: seed)
    board.next = firstNumber
    return board
  }

  /// The files by their names.
  var texts: [String: String] {
    var texts = Dictionary(uniqueKeysWithValues: columns.map { ("\($0.name).md", $0.text) })
    if let index {
      let links = columns.map { "- [\($0.name)](\($0.name).md)" }
      texts["board.md"] = (index.head + links + index.foot).map { $0 + "\n" }.joined()
    }
    return texts
  }

  var files: BoardFiles {
    BoardFiles(
      Dictionary(uniqueKeysWithValues: texts.map { (Array($0.key.utf8), Array($0.value.utf8)) })
    )
  }

  mutating func number() -> Int {
    next += 1
    return next - 1
  }
}

// MARK: - Making up

extension HandwrittenBoard {
  mutating func addColumn(named names: [String]) {
    let key = number()
    var column = HandwrittenColumn(key: key, name: names[columns.count % names.count])
    while columns.contains(where: { $0.name == column.name }) { column.name += "\(key)" }
    if !random.chance(3) {
      column.settings = [
        ["title", "Column \(key)"], ["wipLimit", "\(3 + random.number(below: 3))"],
      ]
    }
    if kind.isPlain { return columns.append(column) }
    column.note = random.pick([[], ["# Heading \(key)"], ["Note \(key).", "A second line."]])
    column.foot = random.pick([([], 3), (["## Below", "", "Foot \(key)."], 1)])
    if random.chance(5) { column.items.append(.heading("## Later")) }
    column.style = HandwrittenColumn.Style(
      gap: random.pick([(0, 4), (1, 3), (2, 1)]),
      marker: random.pick([("-", 8), ("*", 2), ("+", 1), ("1.", 1), ("1", 1)]),
      lineEnd: random.pick([("\n", 8), ("\r\n", 1)]),
      isEnded: !random.chance(12)
    )
    columns.append(column)
  }

  mutating func newCard() -> HandwrittenCard {
    let number = number()
    let isNamed = kind.isNamed || random.chance(2)
    return HandwrittenCard(
      number: number,
      box: random.pick([" ", nil, "x", " "]),
      title: (0..<3).map { _ in random.pick(Self.words) }.joined(separator: " "),
      blockID: isNamed ? "id\(number)" : nil,
      body: body(of: number)
    )
  }

  private mutating func body(of number: Int) -> [String] {
    random.pick([
      ([], 5), (["body one of \(number)", "body two", "body three"], 3),
      (["- [ ] first step", "- [x] second step", "  - deeper"], 1),
      (["```", "- code", "x = 1", "", "x = 1", "```"], 1),
      (["", "A paragraph.", "", "Another."], 1),
      (["> quote", "", "1. one", "2. two"], 1), (["same", "same", "same", "same"], 1),
    ])
  }

  static let words = [
    "write", "the", "parser", "pay", "bill", "fix", "größe", "*soft*", "#tag", "@ann", "`code`",
    "call", "plan", "due:2026-12-24",
  ]

  /// Puts an item somewhere into a column.
  mutating func insert(_ item: HandwrittenColumn.Item, into column: Int) {
    let place = random.number(below: columns[column].items.count + 1)
    columns[column].items.insert(item, at: place)
  }
}
