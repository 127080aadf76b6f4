import KanbanCLI
import Testing

@Suite("JSON")
struct JSONValueTests {
  @Test("sorts keys and says what is absent")
  func writes() {
    let value = JSONValue.document(
      kind: "move",
      [
        "moves": [["to": 1, "from": -2], []], "commit": .string(nil), "limit": .number(nil),
        "ok": true, "bad": false, "title": .string("x"), "count": .number(3), "none": [:],
      ]
    )
    #expect(
      value.serialized == """
        {"bad":false,"commit":null,"count":3,"kind":"move","limit":null,\
        "moves":[{"from":-2,"to":1},[]],"none":{},"ok":true,"schemaVersion":1,"title":"x"}
        """
    )
  }

  @Test(
    "escapes what it must and what a terminal would obey",
    arguments: [
      ("a\"b\\c/", #"a\"b\\c/"#), ("\n\t\r", #"\n\t\u000d"#), ("\r\n", #"\u000d\n"#),
      ("\0\u{1B}\u{7F}\u{9B}", #"\u0000\u001b\u007f\u009b"#),
      ("\u{2028}\u{202E}\u{200B}", #"\u2028\u202e\u200b"#),
      ("a\u{E0041}\u{FE0F}", #"a\udb40\udc41\ufe0f"#), ("é漢😀", "é漢😀"),
    ]
  )
  func escapes(_ text: String, _ escaped: String) {
    #expect(JSONValue.text(text).serialized == "\"\(escaped)\"")
  }
}
