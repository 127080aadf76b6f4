import TestSupport
import Testing

@testable import KanbanCLI

@Suite("A word as it is typed in a shell")
struct TypedWordTests {
  @Test(
    "is what the shell reads",
    arguments: ["next", "in progress", "a\"b", "$HOME `x` \\", "", "^k7x2m9", "é:2", "#1", "a&b"]
  )
  func isRead(_ word: String) throws {
    let result = try Sandbox().run("bash", ["-c", "printf %s \(word.typed)"], in: ".")
    #expect(String(decoding: result.output, as: UTF8.self) == word)
  }

  @Test("is plain where it can be")
  func isPlain() {
    #expect("next".typed == "next")
    #expect("In progress".typed == "\"In progress\"")
  }
}
