import Git
import TestSupport
import Testing

@Suite("Who commits, by git's rules")
struct SignatureTests {
  let test: TestRepository
  private let now = Timestamp(seconds: 1_700_000_000, offsetInMinutes: 0)

  init() throws {
    var test = try TestRepository()
    for name in test.sandbox.environment.keys where name.hasPrefix("GIT_AUTHOR") {
      test.sandbox.environment[name] = nil
    }
    for name in test.sandbox.environment.keys where name.hasPrefix("GIT_COMMITTER") {
      test.sandbox.environment[name] = nil
    }
    self.test = test
  }

  @Test(
    "Names and addresses",
    arguments: [
      (["user.name=U", "user.email=u@x"], [:]),
      (["user.name=U", "user.email=u@x", "author.name=A", "committer.email=c@x"], [:]),
      (["user.name=U"], ["EMAIL": "mail@x"]),
      (["user.name=U", "user.email=u@x"], ["EMAIL": "mail@x", "GIT_AUTHOR_NAME": "V"]),
      ([], ["GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@x"]),
      (["user.email=u@x"], ["GIT_AUTHOR_NAME": " .A <B>, Jr.\n"]),
      (["user.name=Ü 名", "user.email=<u@x>"], [:]),
    ] as [([String], [String: String])]
  )
  func identity(configuration: [String], variables: [String: String]) throws {
    try configure(configuration)
    var variables = variables
    variables["GIT_AUTHOR_DATE"] = "1700000000 +0000"
    #expect(try ours(variables) == (try gits(variables)))
  }

  @Test("The committer has variables of its own")
  func committer() throws {
    let variables = [
      "GIT_COMMITTER_NAME": "C", "GIT_COMMITTER_EMAIL": "c@x", "GIT_COMMITTER_DATE": "@9 -0130",
    ]
    let repository = try test.open()
    let signature = try repository.signature(of: .committer, environment: variables, now: now)
    let time = Timestamp(seconds: 9, offsetInMinutes: -90)
    #expect(signature == Signature(name: "C", email: "c@x", time: time))
  }

  @Test(
    "What is missing is named",
    arguments: [
      ([], [:], .name),
      (["user.email=u@x"], [:], .name),
      (["user.name=U"], [:], .email),
      (["user.name=U", "user.email=u@x"], ["GIT_AUTHOR_NAME": ""], .name),
      (["user.name=...", "user.email=u@x"], [:], .name),
      (["user.name=U", "user.useConfigOnly=true"], ["EMAIL": "mail@x"], .email),
    ] as [([String], [String: String], GitError.MissingIdentity)]
  )
  func missing(
    configuration: [String],
    variables: [String: String],
    part: GitError.MissingIdentity
  ) throws {
    try configure(configuration)
    #expect(failure { _ = try ours(variables) } == .missingIdentity(part))
  }

  @Test(
    "Dates",
    arguments: [
      "@123 +0100", "@0 +0000", "1700000000 -0330", "1700000000", "@1700000000", "123 +0100",
      "99999999 +0000", "100000000 +0000",
      "Thu, 07 Apr 2005 22:13:13 +0200", "Thu, 7 Apr 2005 22:13:13 -0000",
      "7 Apr 2005 22:13:13 GMT", "2005-04-07T22:13:13+02:00", "2005-04-07T22:13:13Z",
      "2005-04-07 22:13:13 -0700", "2005-04-07T22:13:13", "2005-04-07 22:13",
      "2005-04-07T22:13:13.019-0700", "Thu Apr 7 22:13:13 2005 +0530", "2005.04.07 22:13:13",
      "2005/04/07 22:13:13 +0000", "2024-02-29 23:59:60 +0000", "1969-12-31 23:59:59 +0000",
      "2005-04-07", "yesterday", "noon", "2005-14-33 22:13:13", "April", "22:13", "",
    ]
  )
  func date(_ date: String) throws {
    try configure(["user.name=U", "user.email=u@x"])
    let variables = ["GIT_AUTHOR_DATE": date]
    guard date != "" else {
      #expect(try ours(variables) == "U <u@x> 1700000000 +0000")
      return
    }
    let ours = try? ours(variables)
    #expect(ours == (try? gits(variables)))
  }

  private func configure(_ settings: [String]) throws {
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      try test.git("config", parts[0], parts[1])
    }
  }

  /// The author in the form of `git var`.
  private func ours(_ variables: [String: String]) throws -> String {
    let repository = try test.open()
    let author = try repository.signature(of: .author, environment: variables, now: now)
    let minutes = author.time.offsetInMinutes.magnitude
    let digits = String(10_000 + minutes / 60 * 100 + minutes % 60).dropFirst()
    let sign = author.time.offsetInMinutes < 0 ? "-" : "+"
    return "\(author.name) <\(author.email)> \(author.time.seconds) \(sign)\(digits)"
  }

  private func gits(_ variables: [String: String]) throws -> String {
    var sandbox = test.sandbox
    sandbox.environment.merge(variables) { $1 }
    let result = try sandbox.run("git", ["var", "GIT_AUTHOR_IDENT"], in: "repository")
    return try result.expectSuccess().lines.joined()
  }
}
