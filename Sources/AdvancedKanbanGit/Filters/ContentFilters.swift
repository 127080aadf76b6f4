package import Git

/// All that git does to a file between the work tree and the repository: the program of a filter, and
/// what libgit2 does for line ends and `$Id$`.
///
/// The programs are those of git's configuration; what is in the repository only chooses among them.
/// A content is filtered once, so that one that is stored twice is the same both times, whatever the
/// program makes of it.
package final class ContentFilters {
  private let surroundings: ProgramSurroundings
  private var cleaned: [Request: [UInt8]] = [:]

  /// What went wrong and did not matter.
  package private(set) var warnings: [StoreWarning] = []

  private struct Request: Hashable {
    let content: [UInt8]
    let path: String
  }

  init(_ surroundings: ProgramSurroundings) { self.surroundings = surroundings }

  /// - Parameters:
  ///   - repository: The repository; it has a work tree.
  ///   - environment: The variables of the process.
  package convenience init(of repository: borrowing Repository, environment: [String: String]) {
    let workTree = repository.workTree ?? repository.gitDirectory
    self.init(
      ProgramSurroundings(
        of: repository,
        workTree: realPath(workTree) ?? workTree,
        environment: environment
      )
    )
  }

  /// The bytes that git would store for a file of the work tree.
  package func toRepository(
    _ content: [UInt8],
    path: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [UInt8] {
    guard try hasProgram(for: path, in: repository) else {
      return try inRepository(of: surroundings.directory) { () throws(GitError) in
        try repository.toRepository(content, path: path)
      }
    }
    let request = Request(content: content, path: path)
    if let result = cleaned[request] { return result }
    let own = try run(.clean, on: content, path, in: repository)
    let result = try inRepository(of: surroundings.directory) { () throws(GitError) in
      try repository.toRepository(own, path: path)
    }
    cleaned[request] = result
    return result
  }

  /// The bytes that git would put into the work tree for a blob.
  ///
  /// Unlike in git, a program that fails lets nothing pass, be it required or not: what it has not
  /// made readable must not be taken for a column.
  package func toWorkTree(
    _ content: [UInt8],
    path: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [UInt8] {
    let own = try inRepository(of: surroundings.directory) { () throws(GitError) in
      try repository.toWorkTree(content, path: path)
    }
    return try run(.smudge, on: own, path, in: repository)
  }

  /// Whether a program may make other bytes of a file, so that the repository's cannot be read as they
  /// are.
  func hasProgram(
    for path: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Bool {
    try inRepository(of: surroundings.directory) { () throws(GitError) in
      try repository.filterDriver(of: path)
    } != nil
  }

  private func run(
    _ direction: FilterDirection,
    on content: [UInt8],
    _ path: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [UInt8] {
    let driver = try inRepository(of: surroundings.directory) { () throws(GitError) in
      try repository.filterDriver(of: path)
    }
    guard let driver else { return content }
    let program = FilterProgram(driver: driver, direction: direction, path: path)
    let result = try withFiles { () throws(FileFailure) in
      try program.result(for: content, surroundings)
    }
    switch result {
    case .filtered(let content): return content
    case .unfiltered where !driver.isRequired: return content
    case .failed where !driver.isRequired && direction == .clean:
      warnings.append(.filterFailed(driver.name, path: path))
      return content
    case .unfiltered:
      throw .filter(program, "there is no filter.\(driver.name).\(direction.rawValue)")
    case .failed(let output): throw .filter(program, output)
    case .interrupted: throw .filter(program, "it was interrupted")
    }
  }
}

extension KanbanStoreError {
  fileprivate static func filter(_ program: FilterProgram, _ output: String) -> Self {
    .repository(
      .filterFailed(
        name: program.driver.name,
        path: program.path,
        output: output
      )
    )
  }
}
