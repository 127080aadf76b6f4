import AdvancedKanbanMarkdown
import SourceText
import TestSupport
import Testing

/// Files that other tools damage, with what is right for each.
@Suite struct HazardTests {
  struct FindingCase: Decodable, CustomTestStringConvertible {
    let title: String
    let file: String
    let cards: [[Int]]
    let reason: String
    var testDescription: String { title }
  }

  struct MovingCase: Decodable, CustomTestStringConvertible {
    let title: String
    let source: String
    let destination: String?
    let from: Int
    let to: Int
    let wantedSource: String
    let wantedDestination: String?
    let reason: String
    var testDescription: String { title }
  }

  @Test(
    "Cards are found where they are",
    arguments: try fixture([FindingCase].self, "finding-cards")
  )
  func findsCards(_ hazard: FindingCase) {
    let column = MarkdownKanbanColumn(id: "column", bytes: Array(hazard.file.utf8))
    let lines = column.cards.map { [$0.firstLine, $0.lastLine] }
    #expect(lines == hazard.cards, Comment(rawValue: hazard.reason))
  }

  @Test("A move changes what it has to", arguments: try fixture([MovingCase].self, "moving-cards"))
  func movesCards(_ hazard: MovingCase) throws {
    let source = MarkdownCardFile(Array(hazard.source.utf8))
    guard let destination = hazard.destination else {
      let moved = try source.movingCard(at: hazard.from, to: hazard.to)
      #expect(moved.bytes.text == hazard.wantedSource, Comment(rawValue: hazard.reason))
      return
    }
    let card = try source.source(ofCard: hazard.from)
    let left = try source.removingCard(at: hazard.from)
    let arrived = try MarkdownCardFile(Array(destination.utf8)).inserting(card, at: hazard.to)
    #expect(left.bytes.text == hazard.wantedSource, Comment(rawValue: hazard.reason))
    #expect(arrived.bytes.text == hazard.wantedDestination, Comment(rawValue: hazard.reason))
  }
}
