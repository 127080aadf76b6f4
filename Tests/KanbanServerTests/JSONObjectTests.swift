import Testing

@testable import KanbanServer

@Suite("JSON of the page's script")
struct JSONObjectTests {
  private func object(_ text: String) -> JSONObject? { JSONObject(reading: Array(text.utf8)) }

  @Test("Reads texts, numbers, truth values and lists")
  func reading() throws {
    let text =
      #" {"a": "x\n\u00e9\ud83d\ude00\/", "b" :-12,"c":true, "d":null,"e":["f", "g"], "h":[]} "#
    let object = try #require(self.object(text))
    #expect(object.text("a") == "x\né😀/")
    #expect(object.number("b") == -12)
    #expect(object.values["c"] == .bool(true))
    #expect(object.values["d"] == .null)
    #expect(object.values["e"] == .list(["f", "g"]))
    #expect(object.values["h"] == .list([]))
    #expect(object.text("b") == nil)
  }

  @Test(
    "Refuses everything else",
    arguments: [
      "", "{", "{}x", "[]", "null", #"{"a":1.5}"#, #"{"a":1e3}"#, #"{"a":{}}"#, #"{"a":"x}"#,
      #"{"a":1,}"#,
      #"{"a":1,"a":2}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\ud83d"}"#, "{\"a\":\"\n\"}",
      #"{"a":99999999999999999999}"#, #"{a:1}"#, #"{"a":[1]}"#, #"{"a":--1}"#, #"{"a":tru}"#,
    ]
  )
  func refusals(text: String) {
    #expect(object(text) == nil)
  }

  @Test("Writes what it can read")
  func writing() {
    let object = JSONObject([
      "text": .text("\"\\\n\u{2028}</script>é"), "list": .list(["a"]), "no": .null,
      "n": .number(-1), "b": .bool(false),
    ])
    #expect(
      object.line
        == #"{"b":false,"list":["a"],"n":-1,"no":null,"text":"\"\\\u000a\u2028\u003c/script>é"}"#
    )
    #expect(JSONObject(reading: Array(object.line.utf8)) == object)
  }
}
