import AdvancedKanbanMarkdown
import MarkdownReferee
import SourceText
import TestSupport
import Testing

/// What holds for every change of any card's own lines.
@Suite struct RewritingPropertyTests {
  @Test("Setting the body that a card has changes no byte", arguments: 0..<4)
  func sameBody(stream: UInt64) throws {
    for seed in (stream * 300)..<((stream + 1) * 300) {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let file = MarkdownCardFile(generator.soup())
      for (index, card) in file.read.enumerated() {
        let same = try file.settingBody(ofCardAt: index, card.body)
        #expect(same.bytes == file.bytes, "seed \(seed) card \(index)\n\(file.bytes.text)")
      }
    }
  }

  @Test("A longer body keeps the lines it has, and every other card", arguments: 0..<4)
  func longerBody(stream: UInt64) throws {
    for seed in (stream * 300)..<((stream + 1) * 300) {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let file = MarkdownCardFile(generator.soup())
      for (index, card) in file.read.enumerated() {
        let longer = card.body + "\n\nadded"
        guard let edited = try? file.settingBody(ofCardAt: index, longer) else { continue }
        var cards = edited.read
        let changed = cards.remove(at: index)
        var others = file.read
        others.remove(at: index)
        #expect(cards.map(\.source) == others.map(\.source), "seed \(seed)\n\(file.bytes.text)")
        #expect(changed.title == card.title, "seed \(seed)\n\(file.bytes.text)")
        #expect(changed.body.hasSuffix("added"), "seed \(seed)\n\(file.bytes.text)")
        #expect(
          changed.body.hasPrefix(card.body) || changed.body.hasPrefix("\n" + card.body),
          "seed \(seed)\n\(file.bytes.text)"
        )
      }
    }
  }

  @Test("An ID is read back, and the title and every other card stay", arguments: 0..<4)
  func identifiers(stream: UInt64) throws {
    for seed in (stream * 300)..<((stream + 1) * 300) {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let file = MarkdownCardFile(generator.soup())
      for (index, card) in file.read.enumerated() where card.blockID == nil {
        guard let edited = try? file.identifyingCard(at: index, as: "new-id") else { continue }
        var cards = edited.read
        let changed = cards.remove(at: index)
        var others = file.read
        others.remove(at: index)
        #expect(cards.map(\.source) == others.map(\.source), "seed \(seed)\n\(file.bytes.text)")
        #expect(changed.blockID == "new-id" && changed.body == card.body, "seed \(seed)")
      }
    }
  }
}

extension MarkdownCardFile {
  fileprivate var read: [MarkdownKanbanCard] {
    MarkdownKanbanColumn(id: "column", bytes: bytes).cards
  }
}
