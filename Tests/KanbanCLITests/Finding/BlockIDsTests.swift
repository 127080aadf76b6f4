import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import KanbanCLI

@Suite("New block IDs")
struct BlockIDsTests {
  @Test("are short, hold a letter, and are nobody else's")
  func areNew() {
    var generator = SeededGenerator(seed: 7)
    let numbers = (0..<40).map { _ in generator.next() }
    var first = BlockIDs(of: board(with: []), random: source(of: numbers))
    let ids = (1...3).map { _ in first.next() }
    #expect(Set(ids).count == 3)
    for id in ids {
      #expect(id.count == 6 && id.contains(where: \.isLetter))
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) })
    }
    var second = BlockIDs(of: board(with: [ids[0].uppercased()]), random: source(of: numbers))
    #expect(second.next() == ids[1])
  }

  private func source(of numbers: [UInt64]) -> RandomSource {
    var rest = numbers[...]
    return RandomSource { rest.popFirst() ?? 0 }
  }

  private func board(with ids: [String]) -> MarkdownKanbanBoard {
    let lines = ids.map { "- Card ^\($0)\n" }.joined()
    return MarkdownKanbanBoard(files: ["a.md"]) { _ in Array(lines.utf8) }
  }
}
