import SourceText
import Testing

@Suite struct SourceTextTests {
  @Test(
    "Lines end at LF, CR LF and CR, and nowhere else",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("a\r\nb", ["a\r\n", "b"]),
      ("a\rb\n\n", ["a\r", "b\n", "\n"]), ("\r\r\n\n", ["\r", "\r\n", "\n"]),
      ("a\u{2028}b\u{85}c\n", ["a\u{2028}b\u{85}c\n"]), ("\u{FEFF}a\nb", ["a\n", "b"]),
      ("\u{FEFF}", []),
    ] as [(String, [String])]
  )
  func lines(text: String, expected: [String]) {
    let source = SourceText(Array(text.utf8))
    let lines = (0..<source.lineCount).map { source.bytes[source.line($0)].text }
    #expect(lines.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test("Every byte has its line and column, both from 1")
  func locations() {
    let source = SourceText(Array("é\r\nxy\n".utf8))
    let locations = source.bytes.indices.map { source.location(at: $0) }
    #expect(locations.map(\.line) == [1, 1, 1, 1, 2, 2, 2])
    #expect(locations.map(\.column) == [1, 2, 3, 4, 1, 2, 3])
  }

  @Test("Only spaces and tabs are blank")
  func blanks() {
    let source = SourceText(Array(" \t\r\n\u{A0}\n\n".utf8))
    #expect((0..<source.lineCount).map(source.isBlank) == [true, false, true])
  }

  @Test("Replacements take effect at their old offsets, in any order")
  func replacements() {
    let source = SourceText(Array("one two three".utf8))
    let result = source.applying([
      Replacement(8..<13, with: Array("3".utf8)),
      .deletion(of: 3..<7),
      .insertion(of: Array("zero ".utf8), at: 0),
      .insertion(of: Array("!".utf8), at: 13),
    ])
    #expect(result.bytes.text == "zero one 3!")
  }

  @Test("An insertion where a deletion begins comes before it")
  func adjacentReplacements() {
    let source = SourceText(Array("abc".utf8))
    let result = source.applying([
      .deletion(of: 1..<2), .insertion(of: Array("x".utf8), at: 1), .deletion(of: 1..<1),
    ])
    #expect(result.bytes.text == "axc")
  }
}
