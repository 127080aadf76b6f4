import AdvancedKanbanGit
import Git
import TestSupport
import Testing

/// git's own answers about random histories.
@Suite("The history of a board and git's")
struct HistoryRefereeTests {
  @Test("have the same commits and the same files", arguments: ["board", "a/b", ""])
  func agree(_ folder: String) throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let repository = try TestRepository.randomBoard(in: folder, using: &random)
      let commits = try TestBoard(in: folder, of: repository).commits()
      let pathspec = ":(top,glob)" + (folder.isEmpty ? "*.md" : "\(folder)/*.md")
      let listed = try repository.git("rev-list", "--full-history", "HEAD", "--", pathspec).lines
      #expect(Set(commits.map { "\($0.info.id)" }) == Set(listed), "seed \(seed)")
      for commit in commits {
        #expect(try commit.raw(in: folder) == repository.raw(of: commit, pathspec), "seed \(seed)")
      }
    }
  }
}

extension BoardCommit {
  /// The changes as `git diff-tree --raw` writes them, those against the first parent first.
  fileprivate func raw(in folder: String) -> [[String]] {
    changes.map { list in
      list.map { change in
        let name = folder.isEmpty ? change.name : "\(folder)/\(change.name)"
        return ":\(Self.mode(change.old)) \(Self.mode(change.new)) "
          + "\(Self.id(change.old)) \(Self.id(change.new)) \(change.status)\t\(name)"
      }
    }
  }

  private static func mode(_ version: BoardFileChange.Version?) -> String {
    let digits = String(version?.mode.rawValue ?? 0, radix: 8)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func id(_ version: BoardFileChange.Version?) -> String {
    version.map { "\($0.id)" } ?? String(repeating: "0", count: 40)
  }
}

extension BoardFileChange {
  fileprivate var status: String {
    guard let old, let new else { return old == nil ? "A" : "D" }
    return (old.mode == .link) == (new.mode == .link) ? "M" : "T"
  }
}

extension TestRepository {
  fileprivate func raw(of commit: BoardCommit, _ pathspec: String) throws -> [[String]] {
    let options = [
      "diff-tree", "-r", "--no-renames", "--no-commit-id", "--full-index", "--no-abbrev",
    ]
    let id = "\(commit.info.id)"
    guard !commit.info.parents.isEmpty else {
      return [try run(options + ["--root", id, "--", pathspec]).expectSuccess().lines]
    }
    return try commit.info.parents.map { parent in
      try run(options + ["\(parent)", id, "--", pathspec]).expectSuccess().lines
    }
  }

  /// A history of 30 commits with one, two or three parents, each of which may change, remove, link
  /// or make executable some of few files of few contents.
  fileprivate static func randomBoard(
    in folder: String,
    using random: inout SeededGenerator
  ) throws -> TestRepository {
    let repository = try TestRepository()
    let prefix = folder.isEmpty ? "" : folder + "/"
    var stream = ""
    for number in 1...30 {
      let branch = number == 30 ? "main" : "b\(number)"
      stream += "commit refs/heads/\(branch)\nmark :\(number)\n"
      stream += "committer A <a@example.com> \(1_000_000_000 + number * 10) +0000\ndata 1\nx\n"
      let earlier = Array(max(1, number - 6)..<number).shuffled(using: &random)
      let count = Int.random(in: number == 30 ? 3...3 : 1...3, using: &random)
      for (index, parent) in earlier.prefix(count).enumerated() {
        stream += "\(index == 0 ? "from" : "merge") :\(parent)\n"
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        stream += change(in: prefix, using: &random)
      }
    }
    try repository.git("fast-import", "--quiet", input: Array(stream.utf8))
    try repository.write("", to: prefix + "board.md")
    return repository
  }

  private static func change(in prefix: String, using random: inout SeededGenerator) -> String {
    let names = ["a.md", "b.md", "c.md", "d.txt", "a/x.md", "ab.md", "../other.md"]
    let name = names[Int.random(in: names.indices, using: &random)]
    let path = name.hasPrefix("..") ? "elsewhere/other.md" : prefix + name
    let kinds = ["100644", "100644", "100755", "120000"]
    guard Int.random(in: 0..<5, using: &random) > 0 else { return "D \(path)\n" }
    let kind = kinds[Int.random(in: kinds.indices, using: &random)]
    return "M \(kind) inline \(path)\ndata 1\n\(Int.random(in: 0..<3, using: &random))\n"
  }
}
