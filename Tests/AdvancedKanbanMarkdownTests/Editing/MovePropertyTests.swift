import AdvancedKanbanMarkdown
import MarkdownReferee
import SourceText
import TestSupport
import Testing

/// What holds for every move between any two files, seen from outside: by lines of text and by
/// reading the files again, not by the engine's own check.
@Suite struct MovePropertyTests {
  @Test("Any move between any two files keeps every other card and line", arguments: 0..<8)
  func keepsEverythingElse(stream: UInt64) throws {
    for seed in (stream * 400)..<((stream + 1) * 400) {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let source = MarkdownCardFile(generator.soup())
      let destination = MarkdownCardFile(generator.soup())
      guard source.cardCount > 0 else { continue }
      let from = Int.random(in: 0..<source.cardCount, using: &generator.random)
      let to = Int.random(in: 0...destination.cardCount, using: &generator.random)
      guard let moved = try? Move(from, of: source, to: to, of: destination) else { continue }
      #expect(moved.damage == nil, "seed \(seed)\n\(moved)")
    }
  }

  @Test("Moving back restores both files where a column still shows its gap", arguments: 0..<4)
  func movesBack(stream: UInt64) throws {
    for seed in (stream * 300)..<((stream + 1) * 300) {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let source = MarkdownCardFile(generator.tidy(prefix: "s"))
      let destination = MarkdownCardFile(generator.tidy(prefix: "d"))
      let from = Int.random(in: 0..<source.cardCount, using: &generator.random)
      let to = Int.random(in: 0...destination.cardCount, using: &generator.random)
      let there = try Move(from, of: source, to: to, of: destination)
      guard there.changesOnlyWholeLines else { continue }
      let back = try Move(to, of: there.newDestination, to: from, of: there.newSource)
      #expect(back.newDestination.bytes.text == source.bytes.text, "seed \(seed)\n\(there)")
      #expect(back.newSource.bytes.text == destination.bytes.text, "seed \(seed)\n\(there)")
    }
  }

  @Test("A move inside a file keeps every card and line, and moving back restores it")
  func movesWithin() throws {
    for seed in 0..<600 as Range<UInt64> {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let file = MarkdownCardFile(generator.tidy(prefix: "s"))
      let from = Int.random(in: 0..<file.cardCount, using: &generator.random)
      let to = Int.random(in: 0..<file.cardCount, using: &generator.random)
      let moved = try file.movingCard(at: from, to: to)
      var expected = file.sources
      expected.insert(expected.remove(at: from), at: to)
      #expect(moved.sources == expected, "seed \(seed)")
      #expect(moved.text.textLines.sorted() == file.text.textLines.sorted(), "seed \(seed)")
      #expect(try moved.movingCard(at: to, to: from).bytes.text == file.bytes.text, "seed \(seed)")
    }
  }
}

/// A move of a card from one file to another, with the files before and after.
private struct Move: CustomStringConvertible {
  let from: Int
  let to: Int
  let source: MarkdownCardFile
  let destination: MarkdownCardFile
  let newSource: MarkdownCardFile
  let newDestination: MarkdownCardFile

  init(
    _ from: Int,
    of source: MarkdownCardFile,
    to: Int,
    of destination: MarkdownCardFile
  ) throws {
    self.from = from
    self.to = to
    self.source = source
    self.destination = destination
    newSource = try source.removingCard(at: from)
    newDestination = try destination.inserting(source.source(ofCard: from), at: to)
  }

  /// What the move has damaged, if anything.
  var damage: String? {
    var left = source.sources
    left.remove(at: from)
    if newSource.sources.map(\.unindented) != left.map(\.unindented) {
      return "cards of the source"
    }
    var arrived = newDestination.sources
    guard arrived.count == destination.cardCount + 1 else { return "number of cards" }
    let card = arrived.remove(at: to)
    if arrived != destination.sources { return "cards of the destination" }
    if card.words != source.sources[from].words { return "the card" }
    if newDestination.withoutCards != destination.withoutCards { return "text of the destination" }
    if newSource.withoutCards != source.withoutCards { return "text of the source" }
    return nil
  }

  /// Whether the card's lines are the same in both files, and its column shows its gap still: three
  /// cards in its list at least, or no gap.
  var changesOnlyWholeLines: Bool {
    let span = source.cards[from]
    let mates = source.cards.filter { $0.list == span.list }.count
    return newDestination.sources[to] == source.sources[from] && mates > 2
  }

  var description: String {
    """
    --- card \(from) of
    \(source.bytes.text.debugDescription)
    --- to \(to) of
    \(destination.bytes.text.debugDescription)
    --- gives
    \(newSource.bytes.text.debugDescription)
    \(newDestination.bytes.text.debugDescription)
    """
  }
}

extension MarkdownCardFile {
  /// The bytes of each card.
  fileprivate var sources: [[UInt8]] {
    MarkdownKanbanColumn(id: "column", bytes: bytes).cards.map(\.source)
  }

  /// The lines that belong to no card, without the blank ones.
  fileprivate var withoutCards: [String] {
    let taken = Set(cards.flatMap(\.lines))
    return (0..<text.lineCount).filter { !taken.contains($0) && !text.isBlank($0) }.map { line in
      text.bytes[text.content(ofLine: line)].text
    }
  }
}

extension SourceText {
  /// The lines that are not blank.
  fileprivate var textLines: [String] {
    (0..<lineCount).filter { !isBlank($0) }.map { bytes[content(ofLine: $0)].text }
  }
}

extension [UInt8] {
  /// The lines without what stands before their text.
  fileprivate var unindented: [String] {
    text.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " }) }
  }

  /// The card's text without marker, indents and line ends.
  fileprivate var words: [String] {
    let text = self.text
    let marker = text.drop { $0 == " " }.prefix { !$0.isWhitespace }
    return text.drop { $0 == " " }.dropFirst(marker.count)
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
