import Git
import TestSupport
import Testing

@Suite("Ancestors")
struct AncestryTests {
  @Test("the newest common one is found, or none")
  func findsMergeBase() throws {
    let test = try TestRepository.forked()
    try test.git("checkout", "--quiet", "--orphan", "alone")
    try test.commit(["z": "1"], at: 900)
    let repository = try test.open()
    func base(_ one: String, _ other: String) throws -> String? {
      try repository.mergeBase(of: test.objectID(one), and: test.objectID(other))?.description
    }
    #expect(try base("main^", "side") == test.id("main~2"))
    #expect(try base("side", "main^") == test.id("main~2"))
    #expect(try base("main", "side") == test.id("side"))
    #expect(try base("side", "main") == test.id("side"))
    #expect(try base("side", "side") == test.id("side"))
    #expect(try base("main", "alone") == nil)
  }

  @Test("agree with git about random histories")
  func agreesWithGit() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let test = try TestRepository.random(commits: 24, using: &random)
      let repository = try test.open()
      let all = try test.revList("--all")
      #expect(Set(try test.walked("--all")) == Set(all), "seed \(seed)")
      for _ in 0..<12 {
        let (one, other) = (all.randomElement(using: &random), all.randomElement(using: &random))
        guard let one, let other else { continue }
        let (first, second) = (try test.objectID(one), try test.objectID(other))
        let bases = try test.run(["merge-base", "--all", one, other]).lines
        let base = try repository.mergeBase(of: first, and: second)?.description
        let found = try repository.mergeBases(of: first, and: second).map(\.description)
        #expect(Set(found) == Set(bases) && found.count == bases.count, "seed \(seed)")
        #expect(base == nil ? bases.isEmpty : bases.contains(base ?? ""), "seed \(seed)")
        #expect(
          try Set(test.walked(one, hiding: [other])) == Set(test.revList(one, "^\(other)")),
          "seed \(seed)"
        )
        let moment = 1_000_000_000 + Int64.random(in: 0..<300, using: &random)
        #expect(
          try repository.newestCommit(from: first, notAfter: moment)?.description
            == test.revList("-1", "--before=@\(moment) +0000", one).first,
          "seed \(seed)"
        )
      }
    }
  }
}
