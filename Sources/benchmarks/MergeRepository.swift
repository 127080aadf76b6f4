import Foundation
import TestSupport

/// What two branches have done to a large board.
enum MergeShape: String, CaseIterable {
  /// Cards were edited where they are.
  case edits = "edited"

  /// Cards were moved, edited and added.
  case moves = "moved and edited"
}

/// A repository with a large board and two branches, `ours` and `theirs`, each of which has changed
/// other cards.
struct MergeRepository {
  let shape: MergeShape

  static let cards = 10_000

  /// How many cards each branch has changed.
  static let changes = 1000

  private static let columns = ["ideas", "backlog", "next", "doing", "done"]

  /// Makes it; git finds the program as its merge strategy `kanban`.
  func make(program: String) throws -> TestRepository {
    var repository = try TestRepository("--template=")
    try repository.git("config", "gc.auto", "0")
    let start = Self.columns.indices.map { column in
      (0..<Self.cards).filter { $0 % Self.columns.count == column }.map(SampleText.card)
    }
    let links = Self.columns.map { "- [\($0)](\($0).md)\n" }.joined()
    try commit(start, to: repository, with: ["board/board.md": "# Board\n\n" + links])
    try repository.git("branch", "theirs")
    try repository.git("switch", "--quiet", "--create", "ours")
    try commit(changed(start, remainder: 0, seed: 1), to: repository)
    try repository.git("switch", "--quiet", "theirs")
    try commit(changed(start, remainder: 5, seed: 2), to: repository)
    try repository.git("switch", "--quiet", "main")
    try repository.git("gc", "--quiet")
    let folder = repository.path + "/.git/programs"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/git-merge-kanban",
      withDestinationPath: URL(filePath: program).path
    )
    repository.sandbox.environment["PATH", default: ""] = folder + ":/usr/bin:/bin"
    return repository
  }

  private func commit(
    _ columns: [[String]],
    to repository: TestRepository,
    with others: [String: String] = [:]
  ) throws {
    var files = others
    for (name, cards) in zip(Self.columns, columns) {
      files["board/\(name).md"] = "---\ntitle: \(name)\n---\n\n" + cards.joined()
    }
    try repository.commit(files)
  }

  /// The board after every tenth card has been changed.
  private func changed(_ start: [[String]], remainder: Int, seed: UInt64) -> [[String]] {
    var random = SeededGenerator(seed: seed)
    var columns = start
    let step = Self.cards / Self.changes
    for (number, card) in stride(from: remainder, to: Self.cards, by: step).enumerated() {
      let text = SampleText.card(card)
      let source = card % Self.columns.count
      guard let index = columns[source].firstIndex(of: text) else { continue }
      if shape == .edits || number % 2 == 0 {
        columns[source][index] = text.replacing("Rework", with: "Improve")
      } else if number % 8 == 1 {
        columns[source].insert(SampleText.card(Self.cards + card), at: index)
      } else {
        columns[source].remove(at: index)
        let destination = Int.random(in: columns.indices, using: &random)
        let place = Int.random(in: 0...columns[destination].count, using: &random)
        columns[destination].insert(text, at: place)
      }
    }
    return columns
  }
}
