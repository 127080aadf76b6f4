import KanbanCLI
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "counts typing errors",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("move", "move", 0), ("mvoe", "move", 1), ("mov", "move", 1),
      ("movee", "move", 1), ("mope", "move", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3),
    ]
  )
  func counts(_ source: String, _ target: String, _ distance: Int) {
    #expect(editDistance(from: source, to: target) == distance)
    #expect(editDistance(from: target, to: source) == distance)
  }

  @Test(
    "is offered where it is near",
    arguments: [
      ("shwo", "show"), ("comit", "commit"), ("uncheckk", "uncheck"), ("ad", "add"), ("xyz", nil),
      ("", nil), ("serve", nil),
    ] as [(String, String?)]
  )
  func offers(_ word: String, _ name: String?) {
    #expect(nearestName(to: word, among: ["add", "show", "commit", "check", "uncheck"]) == name)
  }
}
