import CommonMark
import Testing

@testable import AdvancedKanbanMarkdown

/// A large board has millions of cards, so what is kept of each is small.
@Suite struct MemoryTests {
  @Test("A card and its block take few bytes")
  func sizes() {
    #expect(MemoryLayout<MarkdownKanbanCard>.stride <= 16)
    #expect(MemoryLayout<Block>.stride <= 16)
  }

  @Test("Bytes are equal whatever they are part of")
  func sharedBytes() {
    let bytes = SharedBytes(Array("- a\n- b\n- a".utf8), 8..<11)
    #expect(bytes == SharedBytes(Array("- a".utf8), 0..<3))
    #expect(bytes.hashValue == SharedBytes(Array("x- a".utf8), 1..<4).hashValue)
    #expect(bytes != SharedBytes(Array("- b".utf8), 0..<3))
  }
}
