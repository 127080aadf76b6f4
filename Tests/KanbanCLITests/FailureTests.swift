import Testing

@testable import KanbanCLI

@Suite("A failure")
struct FailureTests {
  private let failure = Failure(
    .ambiguous,
    "'fix' is in 2 titles",
    hint: "give more of the title",
    candidates: ["^k7x2m9  Fix the login", "doing:2  Fix \u{1B}[2J"]
  )

  @Test("tells people what, which and what next")
  func reports() {
    #expect(
      failure.report(style: .plain) == """
        error: 'fix' is in 2 titles
          ^k7x2m9  Fix the login
          doing:2  Fix \\e[2J
        hint: give more of the title

        """
    )
  }

  @Test("paints only the words before the colon")
  func paints() {
    let report = Failure(.failed, "no").report(style: Style(isColored: true))
    #expect(report == "\u{1B}[31;1merror:\u{1B}[0m no\n")
  }

  @Test("tells scripts the code")
  func serializes() {
    #expect(
      failure.json.serialized == """
        {"error":{"code":"ambiguous","hint":"give more of the title",\
        "message":"'fix' is in 2 titles"},"kind":"error","schemaVersion":1}
        """
    )
    #expect(Failure(.failed, "no").json.serialized.contains("\"hint\":null"))
  }

  @Test(
    "has a stable code and an exit code",
    arguments: [
      ("failed", 1), ("usage", 2), ("not-found", 3), ("ambiguous", 3), ("no-board", 3),
      ("no-repository", 3), ("no-identity", 1), ("unsafe-repository", 1),
      ("unsupported-repository", 1), ("unsafe-edit", 1),
      ("input-output", 1), ("editor", 1), ("wip-limit", 4), ("stale", 5), ("locked", 5),
      ("conflict", 5), ("operation-in-progress", 5),
    ]
  )
  func hasCodes(_ name: String, _ exitCode: Int32) {
    #expect(Failure.Code(rawValue: name)?.exitCode.rawValue == exitCode)
  }

  @Test("keeps what an unknown error says")
  func wraps() {
    struct Odd: Error, CustomStringConvertible { let description = "odd" }
    #expect(Failure(Odd()) == Failure(.failed, "odd"))
    #expect(Failure(failure as any Error) == failure)
  }
}
