import TestSupport
import Testing

@testable import AdvancedKanbanGit

@Suite("The progress of a walk")
struct WalkProgressTests {
  @Test("is told now and then, with how many commits there are")
  func isTold() throws {
    let repository = try TestRepository()
    let person = "A <a@example.com> 1000000000 +0000"
    var stream = ""
    for number in 1...600 {
      stream += "commit refs/heads/main\nmark :\(number)\ncommitter \(person)\ndata 1\nx\n"
      if number > 1 { stream += "from :\(number - 1)\n" }
    }
    try repository.git("fast-import", "--quiet", input: Array(stream.utf8))
    try repository.write("", to: "board/board.md")
    var told: [[Int]] = []
    var events = try TestBoard(of: repository).store.events { told.append([$0, $1]) }
    #expect(try events.next() == nil)
    #expect(told == [[256, 600], [512, 600]])
  }
}
