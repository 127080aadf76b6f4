import CommonMark
import Testing

@Suite("HTML that is fit for a page")
struct SafeHTMLTests {
  private func html(_ text: String) -> String { safeHTML(of: Array(text.utf8)[...]) }

  @Test("Writes what GitHub Flavored Markdown has")
  func flavored() {
    #expect(html("a **b** ~~c~~") == "<p>a <strong>b</strong> <del>c</del></p>\n")
    #expect(html("| a |\n| - |\n| b |\n").contains("<td>b</td>"))
  }

  @Test("Writes the same on many threads at once")
  func threads() async {
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<2000 { group.addTask { html("a ~~b~~ www.example.org") } }
      for await html in group { #expect(html.contains("<del>b</del>")) }
    }
  }

  @Test(
    "Leaves out HTML",
    arguments: ["<script>x</script>", "a <img src=x onerror=y>", "<svg onload=x>"]
  )
  func rawHTML(text: String) {
    let html = html(text)
    #expect(!html.contains("<script"))
    #expect(!html.contains("<img"))
    #expect(!html.contains("<svg"))
  }

  @Test(
    "Leads nowhere but to the web and to mail",
    arguments: [
      "[a](javascript:x)", "[a](JaVaScRiPt:x)", "[a](java&#115;cript:x)", "[a](data:text/html,x)",
      "[a](vbscript:x)", "[a](file:///x)", "[a](//x)", "[a](x.md)", "[a](/move)", "[a](#x)",
      "[a](\u{1}javascript:x)",
      "![a](javascript:x)", "<javascript:x>", "[a][b]\n\n[b]: javascript:x",
    ]
  )
  func schemes(text: String) {
    #expect(!html(text).contains("href"))
    #expect(html(text).contains(text.hasPrefix("<") ? "javascript:x" : "a"))
  }

  @Test("Opens links beside the page, and asks no server for images")
  func links() {
    let start = "<a target=\"_blank\" rel=\"noopener noreferrer\" href="
    #expect(html("[a](https://x.y)") == "<p>\(start)\"https://x.y\">a</a></p>\n")
    #expect(html("![a *b*](http://x.y)") == "<p>\(start)\"http://x.y\">a <em>b</em></a></p>\n")
    #expect(html("<a@b.c>") == "<p>\(start)\"mailto:a@b.c\">a@b.c</a></p>\n")
    #expect(html("[![a](http://x.y)](javascript:x)") == "<p>\(start)\"http://x.y\">a</a></p>\n")
  }

  @Test("Shows task boxes as pictures with names")
  func boxes() {
    let html = html("- [x] a\n- [ ] b\n")
    #expect(
      html.contains("<span class=\"subtask done\" role=\"img\" aria-label=\"done\"></span> a")
    )
    #expect(html.contains("<span class=\"subtask\" role=\"img\" aria-label=\"to do\"></span> b"))
    #expect(!html.contains("<input"))
  }

  @Test("Keeps headings below those of the page")
  func headings() {
    #expect(html("# a") == "<h4>a</h4>\n")
    #expect(html("##### a") == "<h6>a</h6>\n")
  }

  @Test("Takes what looks like its own tags for text")
  func imitations() {
    let html = html("`<a href=\"x\"> <input type=\"checkbox\" disabled=\"\" />`")
    #expect(html.contains("&lt;a href=&quot;x&quot;&gt;"))
    #expect(!html.contains("subtask"))
  }
}
