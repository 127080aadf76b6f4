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

/// The variables by which git is told what counts outside of repositories.
@Suite("Configuration by variables")
struct ConfigurationVariablesTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
    try test.sandbox.write("[kanban]\n\tcolour = global\n", to: "global")
    try test.sandbox.write("[kanban]\n\tcolour = system\n", to: "system")
  }

  private func colour(_ variables: [String: String]) throws -> String? {
    var environment = ["GIT_CONFIG_NOSYSTEM": "1"]
    environment.merge(variables) { $1 }
    let repository = try Repository(discoveringFrom: test.path, environment: environment)
    let colour = try repository.configString("kanban.colour")
    var sandbox = test.sandbox
    sandbox.environment.merge(environment) { $1 }
    let git = try sandbox.run("git", ["config", "kanban.colour"], in: "repository")
    #expect((colour ?? "") == git.lines.joined())
    return colour
  }

  private func path(_ file: String) -> String { "\(test.sandbox.path)/\(file)" }

  @Test func global() throws {
    #expect(try colour(["GIT_CONFIG_GLOBAL": path("global")]) == "global")
    #expect(try colour(["GIT_CONFIG_GLOBAL": "/dev/null"]) == nil)
  }

  @Test func system() throws {
    let system = ["GIT_CONFIG_SYSTEM": path("system"), "GIT_CONFIG_GLOBAL": "/dev/null"]
    #expect(try colour(system) == nil)
    #expect(try colour(system.merging(["GIT_CONFIG_NOSYSTEM": "0"]) { $1 }) == "system")
  }

  @Test(
    "Settings that are variables count most",
    arguments: [
      "'kanban.colour'='new'", "'kanban.colour=old'", "'kanban.colour'=", "'kanban.colour'",
      "'kanban.colour'=''", "'KANBAN.Colour'='a b' 'x.y'='z'", "'kanban.colour'='it'\\''s'\\!'so'",
      "'kanban.colour'='a \"b\" \\ # ; c'", "'kanban.colour'='1'   'kanban.colour=2'  ",
      "'kanban.colour'='two\twords\tand more '", "'x.Sub.\"Quoted\".z'='1' 'kanban.colour'='=='",
    ]
  )
  func parameters(list: String) throws {
    try test.git("config", "kanban.colour", "own")
    try test.git("config", "extensions.worktreeConfig", "true")
    try test.git("config", "--worktree", "kanban.colour", "here")
    _ = try colour(["GIT_CONFIG_PARAMETERS": list])
    let counted = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "kanban.colour", "GIT_CONFIG_VALUE_0": "x \"y\"",
    ]
    #expect(try colour(counted) == "x \"y\"")
    _ = try colour(counted.merging(["GIT_CONFIG_PARAMETERS": list]) { $1 })
  }

  @Test(
    "Variables that git takes for nonsense are errors",
    arguments: [
      ["GIT_CONFIG_PARAMETERS": "kanban.colour=1"], ["GIT_CONFIG_PARAMETERS": " "],
      ["GIT_CONFIG_PARAMETERS": "'kanban.colour'x"],
      ["GIT_CONFIG_PARAMETERS": "'kanban.colour"], ["GIT_CONFIG_PARAMETERS": "'colour=1'"],
      ["GIT_CONFIG_PARAMETERS": "'kanban.colour'='1'x"], ["GIT_CONFIG_COUNT": "many"],
      ["GIT_CONFIG_COUNT": "1"], ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "kanban.colour"],
    ]
  )
  func nonsense(variables: [String: String]) throws {
    var sandbox = test.sandbox
    sandbox.environment.merge(variables) { $1 }
    #expect(try sandbox.run("git", ["config", "kanban.colour"], in: "repository").exitCode == 128)
    let open = { _ = try openRepository(at: test.path, environment: variables) }
    #expect(failure(of: open) == .invalid)
  }

  @Test("libgit2 heeds the variables as well") func lineEnds() throws {
    let variables = ["GIT_CONFIG_PARAMETERS": "'core.autocrlf'='input'"]
    let repository = try openRepository(at: test.path, environment: variables)
    #expect(try repository.toRepository(Array("a\r\n".utf8), path: "x") == Array("a\n".utf8))
  }

  @Test("The repository's own counts most") func own() throws {
    try test.git("config", "kanban.colour", "own")
    #expect(try colour(["GIT_CONFIG_GLOBAL": path("global")]) == "own")
  }

  @Test("The settings of one work tree count above all") func workTree() throws {
    try test.git("config", "kanban.colour", "own")
    try test.git("config", "extensions.worktreeConfig", "true")
    try test.git("config", "--worktree", "kanban.colour", "here")
    #expect(try colour(["GIT_CONFIG_GLOBAL": path("global")]) == "here")
  }
}
