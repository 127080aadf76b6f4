import TestSupport

/// A history that was made up: commits with one, two or three parents, and the board of each.
struct Story {
  /// What somebody does to the board in a commit.
  enum Deed: CaseIterable {
    case add, move, reorder, editTitle, editBody, tick, remove, identify
    case renameColumn, renameFile, limit, collapse, link
  }

  struct Commit {
    let number: Int
    let parents: [Int]
    let board: StoryBoard
    let author: String

    /// What the commit itself did, as lines.
    let truth: Set<String>

    /// What it did to cards, by their numbers.
    let deeds: [Int: Set<String>]

    /// Whether the cards that stayed in a column stand in another order.
    let isReordered: Bool
  }

  private(set) var commits: [Commit] = []
  private(set) var random: SeededGenerator
  private var cardCount = 0

  /// The cards that have another title since the last commit: no card gets two, or nobody would know
  /// it again.
  private var edited: Set<Int> = []

  /// - Parameters:
  ///   - seed: What the story is made from.
  ///   - length: How many commits there are on the first branch.
  ///   - isPlain: Whether each commit does one thing alone.
  init(seed: UInt64, length: Int, isPlain: Bool) {
    random = SeededGenerator(seed: seed)
    var board = StoryBoard()
    for number in 0..<4 {
      board.columns.append(.init(number: number, id: "c\(number)", title: "Column \(number)"))
      for _ in 0..<draw(below: 7) { board.columns[number].cards.append(newCard()) }
    }
    var tip = add(board, to: [])
    while commits.count < length {
      tip =
        switch draw(below: 18) {
        case 0...2: forked(tip, isPlain)
        case 3: moved(tip)
        default: deed(on: tip, isPlain)
        }
    }
  }

  private mutating func draw(below bound: Int) -> Int {
    Int.random(in: 0..<max(bound, 1), using: &random)
  }

  // MARK: - Commits

  private mutating func add(_ board: StoryBoard, to parents: [Int]) -> Int {
    let old = parents.first.map { commits[$0].board } ?? StoryBoard()
    return add(
      board,
      to: parents,
      truth: board.truth(since: old),
      deeds: board.deeds(since: old),
      isReordered: board.hasOtherOrder(than: old)
    )
  }

  private mutating func add(
    _ board: StoryBoard,
    to parents: [Int],
    truth: Set<String>,
    deeds: [Int: Set<String>],
    isReordered: Bool = false
  ) -> Int {
    let author = ["Ann", "Ben", "Cleo"][draw(below: 3)]
    commits.append(
      Commit(
        number: commits.count,
        parents: parents,
        board: board,
        author: author,
        truth: truth,
        deeds: deeds,
        isReordered: isReordered
      )
    )
    return commits.count - 1
  }

  /// A merge of two sides of which it is known what they come to together.
  private mutating func merge(_ board: StoryBoard, of sides: [Int], since clean: StoryBoard) -> Int
  {
    let parents = sides.map { commits[$0].board }
    let deeds = board.ownDeeds(since: clean, parents)
    return add(board, to: sides, truth: board.ownTruth(deeds, since: clean, parents), deeds: deeds)
  }

  private mutating func deed(on tip: Int, _ isPlain: Bool, in columns: Set<Int>? = nil) -> Int {
    var board = commits[tip].board
    edited = []
    for _ in 0..<(isPlain ? 1 : 1 + draw(below: 4)) {
      change(&board, in: columns, isAlone: isPlain && columns == nil)
    }
    return add(board, to: [tip])
  }

  /// The same board in another folder, of which there is nothing to tell.
  private mutating func moved(_ tip: Int) -> Int {
    var board = commits[tip].board
    board.folder = ["board", "plans", "docs/plans", "", "docs/a/b"][draw(below: 5)]
    return add(board, to: [tip])
  }

  /// Two sides that change different columns, and the merge, which sometimes does one thing more.
  private mutating func forked(_ tip: Int, _ isPlain: Bool) -> Int {
    let base = commits[tip].board
    let numbers = base.columns.map(\.number)
    let left = Set(numbers.shuffled(using: &random).prefix(2))
    var sides = [tip, tip]
    for _ in 0..<(1 + draw(below: 5)) {
      sides[0] = deed(on: sides[0], isPlain, in: left)
      sides[1] = deed(on: sides[1], isPlain, in: Set(numbers).subtracting(left))
    }
    var merged = base
    for index in merged.columns.indices {
      let side = left.contains(merged.columns[index].number) ? sides[0] : sides[1]
      merged.columns[index] = commits[side].board.columns[index]
    }
    let clean = merged
    edited = []
    if draw(below: 2) == 0 { change(&merged, in: nil, isAlone: false) }
    // Which card it was that is gone cannot be told where the sides have made two of it.
    let isClear = merged.removedCards(since: clean).allSatisfy { number in
      sides.allSatisfy { commits[$0].board.places[number]?.card == clean.places[number]?.card }
    }
    return merge(isClear ? merged : clean, of: sides, since: clean)
  }

  // MARK: - Deeds

  private mutating func newCard() -> StoryBoard.Card {
    cardCount += 1
    let words = (0..<4).map { _ in "w\(draw(below: 500))" }
    return StoryBoard.Card(
      number: cardCount,
      title: (words + ["n\(cardCount)"]).joined(separator: " "),
      blockID: draw(below: 2) == 0 ? "id\(cardCount)" : nil
    )
  }

  /// Does one thing, to columns with these numbers alone.
  private mutating func change(
    _ board: inout StoryBoard,
    in numbers: Set<Int>?,
    isAlone: Bool
  ) {
    let columns = board.columns.indices.filter {
      numbers?.contains(board.columns[$0].number) ?? true
    }
    let column = columns[draw(below: columns.count)]
    let deeds = Deed.allCases.filter { isAlone || $0 != .renameFile && $0 != .renameColumn }
    let deed = deeds[draw(below: deeds.count)]
    switch deed {
    case .add:
      let index = draw(below: board.columns[column].cards.count + 1)
      board.columns[column].cards.insert(newCard(), at: index)
    case .renameColumn: board.columns[column].title = "Title \(draw(below: 1000))"
    case .renameFile where board.columns[column].cards.count > 1:
      board.columns[column].id = "f\(commits.count)-\(column)"
    case .limit: board.columns[column].wipLimit = draw(below: 9)
    case .collapse: board.columns[column].isCollapsed.toggle()
    // Only one of them, so that most files of a folder that is moved are the same.
    case .link where board.columns[column].number == 3: board.columns[column].isLink.toggle()
    case .link: return
    default:
      guard !board.columns[column].cards.isEmpty else { return }
      changeCard(deed, &board, column, among: columns)
    }
  }

  private mutating func changeCard(
    _ deed: Deed,
    _ board: inout StoryBoard,
    _ column: Int,
    among columns: [Int]
  ) {
    let index = draw(below: board.columns[column].cards.count)
    var card = board.columns[column].cards.remove(at: index)
    var (target, place) = (column, index)
    switch deed {
    case .remove: return
    case .move:
      target = columns[draw(below: columns.count)]
      place = draw(below: board.columns[target].cards.count + 1)
    case .reorder: place = draw(below: board.columns[column].cards.count + 1)
    case .editTitle where edited.insert(card.number).inserted:
      var words = card.title.split(separator: " ").map(String.init)
      words[draw(below: 4)] = "w\(draw(below: 500))"
      card.title = words.joined(separator: " ")
    case .editBody: card.body = "body \(draw(below: 500))"
    case .tick: card.isTicked.toggle()
    case .identify: card.blockID = card.blockID ?? "id\(card.number)"
    default: break
    }
    board.columns[target].cards.insert(card, at: place)
  }
}
