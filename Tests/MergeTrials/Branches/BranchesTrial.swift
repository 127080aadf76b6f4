internal import AdvancedKanbanMarkdown
internal import TestSupport

/// Merges of random branches by git with the strategy, beside those by git alone.
package struct BranchesTrial {
  private let operations: Int
  private let cases: Int
  private let seed: UInt64

  /// - Parameters:
  ///   - operations: How much each branch has done.
  ///   - cases: How many pairs of branches are merged.
  ///   - seed: The seed of the first pair.
  package init(operations: Int, cases: Int, seed: UInt64) {
    (self.operations, self.cases, self.seed) = (operations, cases, seed)
  }

  /// Merges all of them.
  package func run() throws -> BranchesSummary {
    let repository = try MergeFolder().repository
    let all = (0..<UInt64(cases)).map { BranchesCase(seed: seed + $0, operations: operations) }
    let stream = all.map(\.stream).joined()
    try repository.git("fast-import", "--quiet", input: Array(stream.utf8))
    var summary = BranchesSummary(operations: operations)
    guard let first = all.first else { return summary }
    try repository.git("checkout", "--quiet", "--force", "--detach", first.names.base)
    try repository.kanban(["git-setup"]).expectSuccess()
    for item in all { try merge(item, in: repository, &summary) }
    summary.expect(
      repository.fsckProblem == nil,
      first,
      "git fsck: \(repository.fsckProblem ?? "")"
    )
    return summary
  }

  private func merge(
    _ item: BranchesCase,
    in repository: TestRepository,
    _ summary: inout BranchesSummary
  ) throws {
    let (ours, theirs) = (item.names.ours, item.names.theirs)
    let plain = try repository.merge(theirs, into: ours, isPlain: true)
    summary.addPlain(plain.outcome(in: item.triple))
    let merges = [
      try repository.merge(theirs, into: ours), try repository.merge(ours, into: theirs),
    ]
    summary.addOwn(merges[0].outcome(in: item.triple))
    for merge in merges { summary.judge(merge, item) }
    summary.expect(merges[0].tree == merges[1].tree, item, "either way round another tree")
    summary.expect(
      Set(merges[0].conflicts) == Set(merges[1].conflicts),
      item,
      "either way round other files in conflict"
    )
  }
}

/// What git has made of two branches.
struct BranchMerge {
  let exitCode: Int
  let message: String
  let files: BoardFiles

  /// The tree that was committed.
  let tree: String?

  /// The files in conflict.
  let conflicts: [String]

  /// What a judge says, who knows what both sides have done.
  func outcome(in triple: FileTriple) -> BranchesSummary.Outcome {
    guard exitCode == 0 else { return .conflict }
    return damage(in: triple) == nil ? .right : .wrong
  }

  /// The first rule that is broken, if one is.
  func damage(in triple: FileTriple) -> String? {
    let judged = JudgedMerge(triple, merged: files, isConflicted: exitCode != 0)
    for rule in FileMergeRule.ofMeaning + [.conflicts] {
      do { try rule.judge(judged) } catch { return "\(rule.rawValue): \(error)" }
    }
    return nil
  }

  var hasMarkers: Bool { files.texts.values.contains { $0.contains("<<<<<<< ") } }
}

extension TestRepository {
  fileprivate func merge(
    _ theirs: String,
    into ours: String,
    isPlain: Bool = false
  ) throws -> BranchMerge {
    try git("checkout", "--quiet", "--force", "--detach", ours)
    let plain = ["-c", "core.hooksPath=/dev/null", "merge", "-s", "ort"]
    let result = try run((isPlain ? plain : ["merge"]) + ["--quiet", "--no-edit", theirs])
    let isClean = result.exitCode == 0
    return BranchMerge(
      exitCode: result.exitCode,
      message: result.text + result.errorText,
      files: try boardFiles(),
      tree: isClean && !isPlain ? try id("HEAD^{tree}") : nil,
      conflicts: isClean || isPlain ? [] : try conflictedPaths()
    )
  }

  /// What `git fsck --strict` has to say.
  var fsckProblem: String? {
    do { try fsck() } catch { return "\(error)" }
    return nil
  }
}
