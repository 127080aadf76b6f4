import AdvancedKanban
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import KanbanCLI

@Suite("What git prints") struct PatchExplainerTests {
  private static let board = PatchedBoard(path: "plans", titles: ["todo": "To do"])

  @Test("passes byte for byte in whatever pieces it comes, but for lines about moves")
  func passes() throws {
    let repository = try Self.repository()
    var random = SeededGenerator(seed: 7)
    for options in Self.options {
      let bytes = try repository.run(["log", "-p"] + options).output
      #expect(!bytes.isEmpty)
      let explained = Self.explained(bytes, pieces: &random)
      let isSame = Self.withoutMoves(explained) == bytes
      #expect(isSame, "seed \(random.seed), \(options)")
    }
    let noise = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let isSame = Self.explained(noise, pieces: &random) == noise
    #expect(isSame, "seed \(random.seed)")
  }

  @Test("tells of the moves that the two boards tell of", arguments: 1...12)
  func tellsTheTruth(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let repository = try TestRepository()
    let (old, new) = (RandomColumns(&random), RandomColumns(&random))
    try repository.commit(old.files)
    try repository.commit(new.files)
    // So that the patch has all of the files.
    let patch = try repository.git("diff", "-U9999", "HEAD~", "HEAD").output
    let difference = MarkdownKanbanColumn.Difference(from: old.columns, to: new.columns)
    let wanted = difference.cards.compactMap { change in
      change.motion == .none ? nil : change.after?.card.blockID
    }
    let said = String(decoding: Self.explained(patch, pieces: &random), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("moved ") }
      .compactMap { $0.split(separator: "^").last.map(String.init) }
    #expect(said.sorted() == wanted.sorted(), "seed \(seed)")
  }

  @Test(
    "tells in a graph what it tells without one",
    arguments: [
      ["--graph"], ["--graph", "--color"], ["--graph", "--oneline"], ["--graph", "-m"],
    ]
  )
  func tellsInGraph(options: [String]) throws {
    let repository = try Self.repository()
    var random = SeededGenerator(seed: 11)
    let said = try [options, options.filter { $0 != "--graph" }].map { options in
      let bytes = try repository.run(["log", "-p", "--topo-order"] + options).output
      return String(decoding: Self.explained(bytes, pieces: &random), as: UTF8.self)
        .split(separator: "\n").filter { $0.contains("moved from") }
    }
    #expect(!said[1].isEmpty)
    #expect(said[0].map { $0.drop { !$0.isLetter && $0 != "\u{1B}" } } == said[1])
    #expect(said[0].contains { $0.hasPrefix("| ") })
  }

  @Test("is not taken for a patch where a message quotes one")
  func knowsQuotes() throws {
    let repository = try Self.repository()
    let patch = try repository.git("diff", "HEAD~1", "HEAD").text
    try repository.commit([:], message: "Quote\n\n* So:\n\n\(patch)")
    var random = SeededGenerator(seed: 12)
    for options in [["log"], ["log", "--graph"]] {
      let bytes = try repository.run(options).output
      let isSame = Self.explained(bytes, pieces: &random) == bytes
      #expect(isSame, "\(options)")
    }
  }

  @Test("has nothing said of it where nothing is known")
  func keepsQuiet() throws {
    let repository = try Self.repository()
    var random = SeededGenerator(seed: 9)
    for options in [["--word-diff"], ["--word-diff=porcelain"], ["--relative=src"]] {
      let bytes = try repository.run(["log", "-p"] + options).output
      let isSame = Self.explained(bytes, pieces: &random) == bytes
      #expect(isSame, "\(options)")
    }
    let elsewhere = PatchedBoard(path: "other", titles: [:])
    let bytes = try repository.run(["log", "-p"]).output
    let isSame = Self.explained(bytes, [elsewhere], pieces: &random) == bytes
    #expect(isSame)
  }

  private static let options = [
    [], ["--color"], ["-U0"], ["--no-prefix"], ["--graph"], ["--word-diff=color"], ["--stat"],
    ["-R"], ["--src-prefix=old/", "--dst-prefix=new/"], ["-m"], ["-c"], ["--format=- %s"], ["-z"],
  ]

  /// A history with a merge, names that git quotes, files beside the board and one without a last
  /// line end.
  private static func repository() throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit([
      "plans/board.md": "- [T](todo.md)\n- [é](é.md)\n",
      "plans/todo.md": "- [ ] one\n- two\n  text\n", "plans/é.md": "* three",
      "src/a.txt": "- one\n",
    ])
    try repository.git("switch", "--quiet", "--create", "side")
    try repository.commit([
      "plans/todo.md": "- two\n  text\n", "plans/é.md": "* [ ] one\n* three",
    ])
    try repository.git("switch", "--quiet", "main")
    try repository.commit(["plans/todo.md": "- [ ] one\n- two\n  more\n", "src/a.txt": "- two\n"])
    try repository.git("merge", "--quiet", "--no-edit", "-X", "ours", "side")
    return repository
  }

  private static func explained(
    _ bytes: [UInt8],
    _ boards: [PatchedBoard] = [board],
    pieces random: inout SeededGenerator
  ) -> [UInt8] {
    let sink = Collected()
    var explainer = PatchExplainer(boards) { sink.bytes += $0 }
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...400, using: &random))
      explainer.take(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    explainer.finish()
    return sink.bytes
  }

  private static func withoutMoves(_ bytes: [UInt8]) -> [UInt8] {
    return Array(
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        .filter { !String(decoding: $0, as: UTF8.self).contains("moved from ") }
        .joined(separator: [0x0A])
    )
  }
}

private final class Collected {
  var bytes: [UInt8] = []
}

/// Some cards with IDs in two columns.
private struct RandomColumns {
  private let names = ["done", "todo"]
  private var cards: [[String]] = [[], []]

  init(_ random: inout SeededGenerator) {
    for number in (1...9).shuffled(using: &random) where Int.random(in: 0...5, using: &random) > 0 {
      cards[Int.random(in: 0...1, using: &random)].append("- [ ] card \(number) ^id\(number)\n")
    }
  }

  var files: [String: String] {
    let list = names.map { "- [\($0)](\($0).md)\n" }.joined()
    let columns = zip(names, cards).map { ("plans/\($0).md", "# Title\n\n" + $1.joined()) }
    return Dictionary(columns + [("plans/board.md", list)]) { $1 }
  }

  var columns: [MarkdownKanbanColumn] {
    names.map { MarkdownKanbanColumn(id: $0, bytes: Array((files["plans/\($0).md"] ?? "").utf8)) }
  }
}
