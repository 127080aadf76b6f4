import AdvancedKanbanGit
import TestSupport

/// Reading the history of a board against what git needs to list it.
struct HistoryBenchmark {
  let commits: Int

  /// The program that was built.
  let program: String

  /// - Parameters:
  ///   - words: `--commits N`, if it is not to be 20,000.
  ///   - program: The program that was built.
  init(_ words: [String], program: String) {
    self.program = program
    let option = words.firstIndex(of: "--commits")
    commits = option.flatMap { words.dropFirst($0 + 1).first }.flatMap { Int($0) } ?? 20_000
  }

  func run() throws {
    print("seconds for \(commits) commits (aim: our walk at most twice git log --raw)")
    print(row("", Self.methods.map(\.name)))
    var programs: [String] = []
    for shape in HistoryShape.allCases {
      let repository = try HistoryRepository(commits: commits, shape: shape).make()
      var timings = Self.methods.map { _ in Timing() }
      for _ in 0..<5 {
        for (index, method) in Self.methods.enumerated() {
          try timings[index].measure { try method.work(repository) }
        }
      }
      print(row(shape.rawValue, timings.map { hundredths($0.median) }))
      if programs.isEmpty { programs.append(row("", self.programs(in: repository).map(\.name))) }
      programs.append(row(shape.rawValue, try costs(in: repository).map(\.description)))
    }
    print("whole programs, in seconds and peak MB (aim: log in less time than git log -p)")
    for row in programs { print(row) }
  }

  /// What each program costs, all in turn.
  private func costs(in repository: TestRepository) throws -> [ProcessCost] {
    let programs = programs(in: repository)
    var costs: [[ProcessCost]] = programs.map { _ in [] }
    for _ in 0..<5 {
      for (index, program) in programs.enumerated() {
        costs[index].append(
          try .measure(program.words, environment: repository.sandbox.environment)
        )
      }
    }
    return costs.map { $0.sorted { $0.seconds < $1.seconds }[$0.count / 2] }
  }

  private func programs(in repository: TestRepository) -> [(name: String, words: [String])] {
    let git = ["git", "-C", repository.path, "log"]
    let board = ["--board", "\(repository.path)/board"]
    return [
      ("git log --raw", git + ["--raw", "--", "board"]),
      ("git log -p", git + ["-p", "--", "board"]),
      ("log", [program, "log"] + board),
      ("log --json", [program, "log", "--json"] + board),
      ("log CARD", [program, "log", "c7"] + board),
      ("blame", [program, "blame", "done"] + board),
    ]
  }

  private static var methods: [(name: String, work: (TestRepository) throws -> Void)] {
    [
      ("git log --raw", { try log("--raw", in: $0) }),
      ("git log -p", { try log("-p", in: $0) }),
      ("our walk", { try walk($0) { _, _ in } }),
      ("with contents", { try walk($0, reading: contents) }),
      ("as events", { try events($0) }),
    ]
  }

  private static func log(_ option: String, in repository: TestRepository) throws {
    try repository.git("log", "--format=%H", option, "--", "board")
  }

  private static func events(_ repository: TestRepository) throws {
    var options = KanbanStore.Options()
    options.environment = repository.sandbox.environment
    let store = KanbanStore(folder: BoardFolder("\(repository.path)/board"), options: options)
    var events = try store.events()
    var count = 0
    while let commit = try events.next() { count += commit.events.count }
    precondition(count > 0)
  }

  private static func walk(
    _ repository: TestRepository,
    reading read: (borrowing BoardHistory, BoardCommit) throws -> Void
  ) throws {
    var options = KanbanStore.Options()
    options.environment = repository.sandbox.environment
    let store = KanbanStore(folder: BoardFolder("\(repository.path)/board"), options: options)
    var history = try store.history()
    var count = 0
    while let commit = try history.next() {
      try read(history, commit)
      count += 1
    }
    precondition(count > 0)
  }

  /// Reads every version of every file once.
  private static func contents(
    of history: borrowing BoardHistory,
    at commit: BoardCommit
  ) throws {
    for case let version? in commit.ownChanges.map(\.new) { _ = try history.content(version.id) }
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    ([name] + cells).map { $0 + String(repeating: " ", count: max(16 - $0.count, 1)) }.joined()
  }
}
