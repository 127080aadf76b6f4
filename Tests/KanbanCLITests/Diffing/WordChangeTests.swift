import TestSupport
import Testing

@testable import KanbanCLI

@Suite("Words that changed") struct WordChangeTests {
  @Test(
    "stand between signs",
    arguments: [
      ("Fix the login page", "Fix the sign-in page", "Fix the [-login-]{+sign-in+} page"),
      ("a b c", "a x y c", "a [-b-]{+x y+} c"),
      ("a b", "a b", "a b"),
      ("", "new", "{+new+}"),
      ("old", "", "[-old-]"),
      ("read this", "read", "read[- this-]"),
      ("log, diff", "log and diff", "log[-,-]{+ and+} diff"),
      ("#auth fix", "#oauth fix", "#[-auth-]{+oauth+} fix"),
      ("修正登录页面", "修正注册页面", "修正[-登录-]{+注册+}页面"),
      ("a  b", "a b", "a [- -]b"),
      ("one two", "three four", "[-one two-]{+three four+}"),
      ("\u{1B}[31m x", "y x", #"[-\e[31m-]{+y+} x"#),
    ]
  )
  func areMarked(_ old: String, _ new: String, _ marked: String) {
    #expect(Self.marked(old, new) == marked)
  }

  @Test("are the old text without the new, and the new without the old")
  func leaveBothTexts() {
    var random = SeededGenerator(seed: 20_261)
    for _ in 0..<2000 {
      let (old, new) = (Self.title(&random), Self.title(&random))
      let runs = WordChange(from: old, to: new).runs
      #expect(runs.compactMap(\.old).joined() == old, "seed \(random.seed): '\(old)' '\(new)'")
      #expect(runs.compactMap(\.new).joined() == new, "seed \(random.seed): '\(old)' '\(new)'")
      let kinds = runs.map(\.kind)
      #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 }, "'\(old)' '\(new)'")
    }
  }

  @Test("are found in good time in titles of any length") func isQuick() {
    let old = String(repeating: "a b ", count: 50_000)
    let new = String(repeating: "b c ", count: 50_000)
    #expect(WordChange(from: old, to: new).runs.compactMap(\.new).joined() == new)
  }

  private static func marked(_ old: String, _ new: String) -> String {
    WordMarks(isColored: false).line(WordChange(from: old, to: new)).rendered(.plain)
  }

  private static func title(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "b", "ab", " ", "  ", ",", "#", "é", "页"]
    return (0..<Int.random(in: 0...9, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}

extension WordChange.Run {
  fileprivate var old: String? {
    switch self {
    case .kept(let text), .removed(let text): text
    case .added: nil
    }
  }

  fileprivate var new: String? {
    switch self {
    case .kept(let text), .added(let text): text
    case .removed: nil
    }
  }

  fileprivate var kind: Int {
    switch self {
    case .kept: 0
    case .removed: 1
    case .added: 2
    }
  }
}
