import Testing
import YAML

@Suite struct YAMLParsingTests {
  private func dump(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    return try yamlEvents(of: bytes).map { event in
      let kind = if case .scalar(let style) = event.kind { "\(style)" } else { "\(event.kind)" }
      return "\(kind) <\(String(decoding: bytes[event.range], as: UTF8.self))>"
    }
  }

  @Test("Ranges are bytes of the text, though libyaml counts characters")
  func ranges() throws {
    let events = try dump("título: Über 😀 # note\nwip: 'ß'\n")
    #expect(
      events == [
        "documentStart <>", "mappingStart <>", "plain <título>",
        "plain <Über 😀>", "plain <wip>",
        "singleQuoted <'ß'>", "mappingEnd <>", "documentEnd <>",
      ]
    )
  }

  @Test("Anchors, aliases and tags are told and not resolved")
  func decorations() throws {
    let events = try yamlEvents(of: Array("a: &n 3\nb: *n\nc: !!str 1\n".utf8))
    #expect(events.compactMap(\.anchor) == ["n"])
    #expect(events.filter { $0.kind == .alias }.map(\.value) == ["n"])
    #expect(events.compactMap(\.tag) == ["tag:yaml.org,2002:str"])
  }

  @Test(
    "What is no YAML says where",
    arguments: [
      ("assignee: @sam\n", 10), ("a: [\n", 5), ("é: @x\n", 4), ("a\u{7}: 1\n", 1),
      ("{a: 1}}\n", 6), ("{a: 1}\nb: 1\n", 7), ("{a: b}, c}\n", 6),
      ("title: A\nwipLimit:3\nx: 1\n", 9), ("title: A\nwipLimit:3\n", 9), ("ü: \"3\nx: 1\n", 4),
    ]
  )
  func problems(text: String, offset: Int) {
    let error = #expect(throws: YAMLError.self) { try yamlEvents(of: Array(text.utf8)) }
    #expect(error?.offset == offset)
  }

  @Test(
    "More than settings ever are is not read",
    arguments: ["a: [", "{", "# long\n", "%TAG !a! b\n"]
  )
  func excess(piece: String) {
    let count = piece.hasPrefix("%") ? 50_000 : 200_000
    let text = Array(repeatElement(piece, count: count).joined().utf8)
    let error = #expect(throws: YAMLError.self) { try yamlEvents(of: text) }
    #expect(error?.problem.contains(/^(too many|longer than)/) == true)
  }

  @Test("Nothing is an empty stream; a second document is not read")
  func edges() throws {
    #expect(try yamlEvents(of: []).isEmpty)
    #expect(try yamlEvents(of: Array("a: 1\n---\nb: 2\n".utf8)).filter { $0.value == "b" }.isEmpty)
  }
}
