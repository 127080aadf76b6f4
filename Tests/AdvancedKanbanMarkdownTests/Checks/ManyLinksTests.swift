import Testing

@testable import AdvancedKanbanMarkdown

/// Files with very many labels; anything quadratic in them would take minutes.
@Suite struct ManyLinksTests {
  private static let count = 20_000

  private func joined(_ separator: String, _ text: (Int) -> String) -> String {
    (0..<Self.count).map(text).joined(separator: separator)
  }

  private func changes(moving source: String, to destination: String = "- x\n") throws
    -> [LinkChange]
  {
    let old = MarkdownCardFile(Array(source.utf8))
    let target = MarkdownCardFile(Array(destination.utf8))
    let left = try old.removingCard(at: 0)
    let new = try target.inserting(old.source(ofCard: 0), at: 0)
    return LinkChange.all(movingCardAt: 0, from: (old, left), to: (target, new))
  }

  @Test("Many labels are compared, whatever becomes of them")
  func labels() throws {
    let definitions = joined("\n") { "  [a\($0)]: /u" }
    let uses = joined(" ") { "[a\($0)]" }
    let body = definitions.replacing("  ", with: "")
    let changed = definitions.replacing("/u", with: "/v")
    for (source, destination) in [
      ("- b\n\n\(definitions)\n- c \(uses)\n", "- x\n"), ("- b \(uses)\n\n\(body)\n", "- x\n"),
      ("- b \(uses)\n", "- x\n\n\(body)\n"), ("- b\n\n\(definitions)\n", "- x\n\n\(changed)\n"),
    ] {
      #expect(try changes(moving: source, to: destination).count == Self.count)
    }
  }

  @Test("Many footnotes are compared")
  func footnotes() throws {
    let uses = joined(" ") { "[^\($0)]" }
    let notes = joined("\n\n") { "[^\($0)]: A note." }
    #expect(try changes(moving: "- b \(uses)\n\n\(notes)\n").count == Self.count)
  }

  @Test("Many cards that use one label are found, each")
  func uses() {
    let file = MarkdownCardFile(Array((joined("\n") { "- \($0) [k] ![k]" } + "\n").utf8))
    #expect(file.links { $0 == "k" }.count == Self.count)
  }

  @Test("Links are looked for in pieces of a file, which are cut where it does not matter")
  func pieces() {
    let line = String(repeating: "w", count: 20_000)
    let deep = "- a\n - b\n  - c\n   - d\n    - \(line)\n"
    let text = String(repeating: "- \(line)\n\n  [k]\n" + deep, count: 20)
    let file = MarkdownCardFile(Array(text.utf8))
    let pieces = file.linkPieces
    #expect(pieces.count > 5)
    #expect(pieces.allSatisfy { $0.count <= MarkdownCardFile.linkPieceLength })
    #expect(pieces.first?.lowerBound == 0 && pieces.last?.upperBound == text.utf8.count)
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(file.links { $0 == "k" }.count == 20)
  }

  @Test("In a block that is too long to be read, whatever looks like a link counts")
  func longBlock() throws {
    let long = String(repeating: "[x ", count: 100_000)
    #expect(try changes(moving: "- `[k]`\n  \(long)\n\n[k]: /u\n") == [.leftBehind(label: "k")])
    #expect(try changes(moving: "- `[k]`\n\n[k]: /u\n") == [])
    let other = "- x\n\n\(long)\n\n[k]: /v\n"
    #expect(try changes(moving: "- a\n\n  [k]: /u\n\(other)") == [])
  }
}
