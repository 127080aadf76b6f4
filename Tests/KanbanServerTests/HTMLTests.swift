import Testing

@testable import KanbanServer

@Suite("Pieces of a page")
struct HTMLTests {
  @Test("Escapes text and leaves pieces alone")
  func escaping() {
    let text = "<b> & \"'"
    let piece: HTML = "<i>\(text)</i>"
    #expect(piece.text == "<i>&lt;b&gt; &amp; &quot;&#39;</i>")
    let whole: HTML = "\(piece)\([piece, "<br>"])\(3)"
    #expect(whole.text == "\(piece.text)\(piece.text)<br>3")
  }

  @Test("Shows control characters and turns no text around")
  func controls() {
    let text = "a\u{1B}[31m\u{0}\u{202E}b\u{9B}\u{7F}\n"
    #expect(("\(text)" as HTML).text == "a␛[31m␀b␡\n")
  }

  @Test(
    "Marks code in titles",
    arguments: [
      ("a `b` c", "a <code>b</code> c"), ("a ` b", "a ` b"), ("`<x>`", "<code>&lt;x&gt;</code>"),
    ]
  )
  func titles(title: String, html: String) {
    #expect(TitlePart(title).html.text == html)
  }
}
