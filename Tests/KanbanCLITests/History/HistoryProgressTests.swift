import Testing

@testable import KanbanCLI

@Suite("The progress of a long walk")
struct HistoryProgressTests {
  @Test("is shown on a terminal after a second, and taken away")
  func isShown() {
    let world = TestWorld()
    var seconds = 100
    var environment = world.environment
    environment.isErrorTerminal = true
    environment.clock = { Moment(secondsSince1970: seconds, offsetInMinutes: 0) }
    let progress = HistoryProgress(in: environment)
    progress.report(256, 20_000)
    seconds += 1
    progress.report(512, 20_000)
    #expect(world.errors.isEmpty)
    seconds += 1
    progress.report(768, 20_000)
    #expect(world.errors == "\rreading history: 768 of 20000 commits")
    progress.end()
    progress.report(1024, 20_000)
    progress.end()
    #expect(world.errors.hasSuffix("of 20000 commits\r\u{1B}[K"))
  }

  @Test("is not shown where there is no terminal")
  func isHidden() {
    let world = TestWorld()
    var seconds = 100
    var environment = world.environment
    environment.clock = { Moment(secondsSince1970: seconds, offsetInMinutes: 0) }
    let progress = HistoryProgress(in: environment)
    seconds += 60
    progress.report(256, 20_000)
    progress.end()
    #expect(world.errors.isEmpty)
  }
}
