internal import Synchronization
internal import TestSupport

/// Many processes that move cards on one board at the same time.
package struct WritersTrial: Sendable {
  private let setting: WritersSetting
  private let movers: Int
  private let moves: Int
  private let seed: UInt64

  /// - Parameters:
  ///   - setting: Who else is at work.
  ///   - movers: How many processes are at work at the same time.
  ///   - moves: How many moves they make in all.
  ///   - seed: Settles the moves.
  package init(_ setting: WritersSetting, movers: Int, moves: Int, seed: UInt64) {
    self.setting = setting
    self.movers = movers
    self.moves = moves
    self.seed = seed
  }

  /// Makes all moves and judges what they have come to.
  package func run() throws -> WritersSummary {
    let board = try BusyBoard()
    let remaining = Remaining(movers)
    let works = (0..<movers).map { number in
      let share = moves / movers + (number < moves % movers ? 1 : 0)
      let mover = Mover(board: board, count: share, seed: seed &+ UInt64(number))
      return { @Sendable () throws -> Part in
        defer { remaining.leave() }
        return .moves(try mover.run())
      }
    }
    let parts = try inThreads(works + others(board, remaining))
    var summary = WritersSummary(setting, parts)
    try summary.judge(board)
    return summary
  }

  private func others(
    _ board: BusyBoard,
    _ remaining: Remaining
  ) -> [@Sendable () throws -> Part] {
    switch setting {
    case .alone: []
    case .withEditor: [{ .edits(try Editor(board: board).run { remaining.isNobody }) }]
    case .withGit: [{ .git(try GitUser(board: board).run { remaining.isNobody }) }]
    }
  }

  /// What one of those at work has done.
  enum Part: Sendable {
    case moves([MoveRecord])
    case edits(Editor.Work)
    case git(GitUser.Work)
  }
}

/// How many are still moving cards.
private final class Remaining: Sendable {
  private let count: Mutex<Int>

  init(_ count: Int) { self.count = Mutex(count) }

  func leave() { count.withLock { $0 -= 1 } }

  var isNobody: Bool { count.withLock { $0 == 0 } }
}
