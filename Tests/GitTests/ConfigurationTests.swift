import Git
import TestSupport
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
  }

  @Test("A text, and none")
  func string() throws {
    try test.git("config", "kanban.title", "Größe; with #signs")
    let repository = try test.open()
    #expect(try repository.configString("kanban.title") == "Größe; with #signs")
    #expect(try repository.configString("kanban.nothing") == nil)
  }

  @Test("Truth values", arguments: [("yes", true), ("0", false), ("on", true), ("", false)])
  func bool(text: String, value: Bool) throws {
    try test.git("config", "kanban.autoCommit", text)
    let repository = try test.open()
    #expect(try repository.configBool("kanban.autoCommit") == value)
    #expect(try repository.configBool("kanban.nothing") == nil)
  }

  @Test("What is no truth value is an error")
  func notBool() throws {
    try test.git("config", "kanban.autoCommit", "perhaps")
    let repository = try test.open()
    #expect(failure { _ = try repository.configBool("kanban.autoCommit") } == .other)
  }
}
