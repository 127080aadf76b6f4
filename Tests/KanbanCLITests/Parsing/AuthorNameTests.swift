import Testing

@testable import KanbanCLI

@Suite("An author")
struct AuthorNameTests {
  @Test(
    "is read as git reads it",
    arguments: [
      ("Ann <a@b>", "Ann", "a@b"), (" Ann  Example< a@b > since 1", "Ann  Example", "a@b"),
      ("A <b> <c>", "A", "b"),
    ]
  )
  func isRead(_ text: String, _ name: String, _ email: String) throws {
    let author = try AuthorName(text)
    #expect(author.name == name)
    #expect(author.email == email)
  }

  @Test(
    "is refused in any other form",
    arguments: ["", "Ann", "<a@b>", "Ann <>", "Ann a@b>", "A <b"]
  )
  func isRefused(_ text: String) {
    let failure = #expect(throws: Failure.self) { try AuthorName(text) }
    #expect(failure?.code == .usage)
  }
}
