import Git
import TestSupport
import Testing

extension TestRepository {
  /// `main` and `side`, which have parted at the first commit and are merged on `main`.
  static func forked() throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit(["a": "1"], at: 100)
    try repository.git("switch", "--quiet", "--create", "side")
    try repository.commit(["b": "1"], at: 200)
    try repository.commit(["b": "2"], at: 300)
    try repository.git("switch", "--quiet", "main")
    try repository.commit(["a": "2"], at: 400)
    try repository.merge("side", at: 500)
    return repository
  }

  /// Commits without content that have up to three others for parents, each at another time, not
  /// always a later one.
  static func random(
    commits: Int,
    using random: inout SeededGenerator
  ) throws -> TestRepository {
    let repository = try TestRepository()
    var stream = ""
    for number in 1...commits {
      let late = number % 9 == 0 ? 70 : 0
      let person = "A <a@example.com> \(1_000_000_000 + number * 10 - late) +0000\n"
      stream += "commit refs/heads/b\(number)\nmark :\(number)\ncommitter \(person)data 1\nx\n"
      var earlier = Array(max(1, number - 7)..<number)
      earlier.shuffle(using: &random)
      for (index, parent) in earlier.prefix(Int.random(in: 0...3, using: &random)).enumerated() {
        stream += "\(index == 0 ? "from" : "merge") :\(parent)\n"
      }
      if !stream.hasSuffix("\nx\n") { stream += "\n" } else { stream += "deleteall\n" }
    }
    try repository.git("fast-import", "--quiet", input: Array(stream.utf8))
    return repository
  }

  /// Commits files at a time, given in seconds.
  @discardableResult
  func commit(_ files: [String: String], at seconds: Int) throws -> String {
    try dated(seconds).commit(files)
  }

  func merge(_ branch: String, at seconds: Int) throws {
    try dated(seconds).git("merge", "--quiet", "--no-ff", "--no-edit", branch)
  }

  private func dated(_ seconds: Int) -> TestRepository {
    var repository = self
    repository.sandbox.environment["GIT_AUTHOR_DATE"] = "@\(1_000_000_000 + seconds) +0000"
    repository.sandbox.environment["GIT_COMMITTER_DATE"] = "@\(1_000_000_000 + seconds) +0000"
    return repository
  }

  func clone(_ option: String) throws -> TestRepository {
    try git("clone", "--quiet", option, "file://\(path)", "../clone")
    return neighbour("clone")
  }

  func looseObject(_ id: String) -> String {
    "\(path)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
  }

  func revList(_ arguments: String...) throws -> [String] {
    try run(["rev-list"] + arguments).expectSuccess().lines
  }

  /// The commits that a walk comes to; `--all` means the tips of all branches.
  func walked(
    _ tips: String...,
    hiding hidden: [String] = [],
    isFirstParentOnly: Bool = false
  ) throws -> [String] {
    let repository = try open()
    let branches = try git("for-each-ref", "--format=%(objectname)").lines
    var walk = try CommitWalk(
      of: repository,
      from: (tips == ["--all"] ? branches : tips).map(objectID),
      hiding: hidden.map(objectID),
      isFirstParentOnly: isFirstParentOnly
    )
    var commits: [String] = []
    while let commit = walk.next() { commits.append("\(commit.id)") }
    return commits
  }
}
