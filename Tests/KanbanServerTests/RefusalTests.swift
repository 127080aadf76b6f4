import Testing

@testable import KanbanServer

@Suite struct RefusalTests {
  @Test("A message is a sentence, and what is typed in a terminal stays as it is")
  func sentences() {
    let refusal = Refusal(.failed, "there is no card here", hint: "add one, or use '--force'")
    #expect(
      refusal.sentences
        == ["There is no card here.", "Add one, or use '--force' on the command line."]
    )
    for text in ["git config user.name Ann", "todo.md:2: a conflict begins", "'git merge' runs"] {
      #expect(Refusal(.failed, text).sentences == [text + "."])
    }
  }
}
