internal import AdvancedKanbanMarkdown
internal import Foundation
internal import TestSupport

/// Repositories in which git merges with the program that was built.
struct MergeFolder {
  let repository: TestRepository

  /// Makes an empty repository.
  init(isBare: Bool = false) throws {
    var repository =
      isBare ? try TestRepository("--template=", "--bare") : try TestRepository("--template=")
    let programs = repository.sandbox.path + "/programs"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    for name in ["kanban-md", "git-merge-kanban"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(programs)/\(name)",
        withDestinationPath: BuiltProgram.path
      )
    }
    repository.sandbox.environment["PATH"] = programs + ":/usr/bin:/bin"
    repository.sandbox.environment["EDITOR"] = "true"
    self.repository = repository
    let configuration =
      "[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[pull]\n\trebase = false\n"
    try repository.sandbox.write(
      "[init]\n\tdefaultBranch = main\n" + configuration,
      to: "home/.gitconfig"
    )
  }
}

extension TestRepository {
  /// Runs the command that was built on the board.
  func kanban(_ words: [String]) throws -> ProcessResult {
    try TestSupport.run(
      BuiltProgram.path,
      ["--board", "\(path)/board"] + words,
      environment: sandbox.environment
    )
  }

  /// The board's files in the work tree.
  func boardFiles() throws -> BoardFiles {
    let names = try FileManager.default.contentsOfDirectory(atPath: path + "/board")
      .filter { $0.hasSuffix(".md") }
    let files = try names.map { (Array($0.utf8), try read("board/\($0)")) }
    return BoardFiles(Dictionary(uniqueKeysWithValues: files))
  }

  /// The paths of the files that are in conflict.
  func conflictedPaths() throws -> [String] {
    try git("diff", "--name-only", "--diff-filter=U").lines
  }
}
