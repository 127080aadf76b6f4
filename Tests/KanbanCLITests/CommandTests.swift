import KanbanCLI
import Testing

@Suite("The list of commands")
struct CommandTests {
  @Test("has every name once")
  func namesAreUnique() {
    let names = Command.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("has no option twice in a command")
  func optionsAreUnique() {
    for command in Command.all {
      let spellings = command.allOptions.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(command.name)")
    }
  }

  @Test("has summaries that begin with a capital and end without a full stop")
  func summariesHaveForm() {
    let texts = Command.all.flatMap { [$0.summary] + $0.options.map(\.help) }
    for text in texts + Option.global.map(\.help) {
      #expect(text.first?.isUppercase == true && !text.hasSuffix("."), "\(text)")
    }
  }
}
