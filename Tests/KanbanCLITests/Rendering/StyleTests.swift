import KanbanCLI
import Testing

@Suite("Colour")
struct StyleTests {
  @Test("is paint around text, or nothing")
  func paints() {
    #expect(Style(isColored: true).paint("x", .red, .bold) == "\u{1B}[31;1mx\u{1B}[0m")
    #expect(Style(isColored: true).paint("", .red) == "")
    #expect(Style(isColored: true).paint("x", []) == "x")
    #expect(Style.plain.paint("x", .red) == "x")
  }

  @Test(
    "is chosen by option, variables and terminal in this order",
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, false, ["CLICOLOR_FORCE": ""], false),
      (.auto, true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)]
  )
  func chooses(
    _ choice: ColorChoice,
    _ isTerminal: Bool,
    _ variables: [String: String],
    _ expected: Bool
  ) {
    #expect(choice.isColored(isTerminal: isTerminal, variables: variables) == expected)
  }
}
