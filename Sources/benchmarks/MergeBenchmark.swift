import TestSupport

/// Merging a large board on which two branches have changed a tenth of the cards each, as a whole
/// process, against git's own merge of the same branches.
struct MergeBenchmark {
  /// Where the program is that is measured.
  let program: String

  /// How often each merge is made.
  private static let rounds = 15

  func run() throws {
    for shape in MergeShape.allCases {
      let sample = MergeRepository(shape: shape)
      let (ours, theirs) = (try sample.make(program: program), try sample.make(program: program))
      let board = ["--board", "\(ours.path)/board"]
      try compare("kanban-md merge", [program] + board + ["merge", "theirs"], shape, ours, theirs)
      try compare("git merge -s kanban", merge("kanban", in: ours), shape, ours, theirs)
    }
  }

  private func compare(
    _ name: String,
    _ words: [String],
    _ shape: MergeShape,
    _ ours: TestRepository,
    _ theirs: TestRepository
  ) throws {
    var exitCode = 0
    let timings = try Timing.compareWithPreparation(rounds: Self.rounds) {
      try ours.git("reset", "--quiet", "--hard", "ours")
      return { try start(words, ours).expectSuccess() }
    } with: {
      try theirs.git("reset", "--quiet", "--hard", "ours")
      return { exitCode = try start(merge("ort", in: theirs), theirs).exitCode }
    }
    let end = exitCode == 0 ? "" : ", which ends in conflicts"
    report(
      "\(name) of \(MergeRepository.cards) cards, \(shape.rawValue), against git merge -s ort\(end)",
      timings,
      aim: "at most 2"
    )
  }

  private func merge(_ strategy: String, in repository: TestRepository) -> [String] {
    ["git", "-C", repository.path, "merge", "--quiet", "--no-edit", "-s", strategy, "theirs"]
  }

  private func start(_ words: [String], _ repository: TestRepository) throws -> ProcessResult {
    try TestSupport.run(
      words[0],
      Array(words.dropFirst()),
      environment: repository.sandbox.environment
    )
  }
}
