import AdvancedKanbanGit
import TestSupport
import Testing

/// A move in every kind of repository, with git as the referee: in a twin the same change is made by
/// hand and committed by git, and then nothing tells the two apart.
@Suite struct RepositoryTests {
  private static let move = ReferenceMove(card: "marked ^marked", anchor: "six ^six")

  @Test("git makes the same of the same change", arguments: RepositoryKind.usual)
  func twins(kind: RepositoryKind) throws {
    let (board, twin) = (try kind.make(), try kind.make())
    #expect(try picture(of: board) == picture(of: twin))
    try board.store.apply(board.move("marked", before: Self.move.anchor))
    try kind.commit(twin, try moveByHand(on: twin))
    let (ours, theirs) = (try picture(of: board), try picture(of: twin))
    #expect(ours == theirs)
    #expect(ours.log.count == theirs.log.count)
    try board.repository.fsck()
  }

  /// - Returns: The paths of the files that have changed.
  private func moveByHand(on board: TestBoard) throws -> [String] {
    let links = try board.repository.git("ls-files", "--stage", "-z").text.split(separator: "\0")
      .filter { $0.hasPrefix("120000") }.compactMap { $0.split(separator: "\t").last }
    let files = try board.repository.filesOfWorkTree().filter { !links.contains($0.key[...]) }
    let moved = Self.move.applied(to: files, seenFrom: files)
    let changed = moved.keys.filter { moved[$0] != files[$0] }
    for path in changed { try board.repository.write(moved[path] ?? [], to: path) }
    return changed.sorted()
  }

  /// What git says, but for what names the moment or the way in which a commit was made.
  private func picture(of board: TestBoard) throws -> Picture {
    let git = { (arguments: [String]) in try board.repository.run(arguments).lines }
    return Picture(
      tree: try git(["ls-tree", "-r", "-t", "HEAD"]),
      index: try git(["ls-files", "--stage", "-v"]),
      status: try git(["status", "--porcelain", "--branch"]),
      log: try git(["log", "--format=%T %P %an %cn %ad"]),
      reflog: try git(["reflog", "--format=%gd"]),
      files: try board.repository.filesOfWorkTree().texts
    )
  }

  private struct Picture: Equatable {
    let tree: [String]
    let index: [String]
    let status: [String]
    let log: [String]
    let reflog: [String]
    let files: [String: String]
  }
}
