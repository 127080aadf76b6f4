import Testing

@testable import KanbanCLI

@Suite("Paths")
struct PathsTests {
  @Test(
    "lead from one folder to another",
    arguments: [
      ("/a/b", "/a/b", ""), ("/a/b/c", "/a/b", "c"), ("/a", "/a/b/c", "../.."),
      ("/a/x/y", "/a/b", "../x/y"), ("/x/y", "/a/b", "/x/y"), ("/x", "/", "x"), ("/", "/", ""),
    ]
  )
  func leadsFromOneToAnother(_ path: String, _ directory: String, _ way: String) {
    #expect(relativePath(to: path, from: directory) == way)
  }

  @Test(
    "lose what says nothing",
    arguments: [
      (".", ""), ("./", ""), ("./a/", "a"), (".//a", "a"), ("../a", "../a"), ("/", "/"),
      ("././a//", "a"), (".a", ".a"),
    ]
  )
  func loseNothing(_ path: String, _ tidy: String) {
    #expect(tidyPath(path) == tidy)
  }
}
