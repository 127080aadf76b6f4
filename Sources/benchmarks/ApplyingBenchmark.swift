import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import Git
import TestSupport

/// `KanbanStore.apply` against a bare loop through libgit2 that stores the same objects and writes the
/// same files, index and reference, and understands nothing of them.
struct ApplyingBenchmark {
  func run() throws {
    let sample = SampleRepository(files: 5000, cards: 1000)
    let ours = try sample.make()
    let theirs = try BareLoop(try sample.make(), sample)
    var options = KanbanStore.Options()
    options.environment = ours.sandbox.environment
    let store = KanbanStore(folder: BoardFolder("\(ours.path)/board"), options: options)
    var round = 0
    let timings = try Timing.compare(rounds: 101) {
      try store.apply(move(round, sample.cards / 10))
      round += 1
    } with: {
      try theirs.next()
    }
    report("KanbanStore.apply against a bare loop of libgit2", timings, aim: "at most 1.5")
  }

  private func move(_ round: Int, _ count: Int) -> MarkdownKanbanMove {
    MarkdownKanbanMove(
      cardID: .block("moving"),
      sourceColumnID: SampleRepository.columns[round % 2],
      sourceIndex: count,
      destinationColumnID: SampleRepository.columns[(round + 1) % 2],
      destinationIndex: count
    )
  }
}

/// What any program would have to do that commits the same change through libgit2.
private final class BareLoop {
  private let test: TestRepository
  private let sample: SampleRepository
  private let repository: Repository
  private var isMoved = false

  init(_ test: TestRepository, _ sample: SampleRepository) throws {
    self.test = test
    self.sample = sample
    repository = try Repository(
      discoveringFrom: test.path,
      environment: test.sandbox.environment
    )
  }

  func next() throws {
    isMoved.toggle()
    let contents = sample.contents(isMoved: isMoved)
    let signature = Signature(name: "Ann", email: "ann@example.com", time: .now())
    let index = try repository.index()
    let updates = try contents.map { path, bytes in
      TreeUpdate.upsert(path: path, id: try repository.writeBlob(bytes), mode: .file)
    }
    let head = try repository.head()
    let header = try repository.commitHeader(
      tree: try repository.writeTree(updating: head.commit, updates),
      parents: head.commit.map { [$0] } ?? [],
      author: signature,
      committer: signature
    )
    let commit = try repository.createCommit(header + Array("Move\n".utf8))
    for (path, bytes) in contents {
      try test.write(bytes, to: path)
      let stat = FileStat(ofFileAt: "\(test.path)/\(path)")
      try index.set(path: path, id: try Repository.hashBlob(bytes), mode: .file, stat: stat)
    }
    try index.write()
    try repository.updateReference(
      head.referenceName,
      from: head.commit,
      to: commit,
      logMessage: "commit: Move",
      by: signature
    )
  }
}
