import Glibc
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// One process changes the board, the others wait as long as they want to.
@Suite struct BoardLockTests {
  private let board: TestBoard
  private let state: StateFolder

  init() throws {
    board = try TestBoard()
    state = try board.store.stateFolder
  }

  @Test(
    "Who has the lock is named, at once or after the time that is configured",
    arguments: [0, 50]
  )
  func timeout(milliseconds: Int) throws {
    try board.repository.git("config", "kanban.lockTimeout", "\(milliseconds)")
    let move = try board.move("one", to: "doing", at: 0)
    let lock = try BoardLock(state, timeout: nil)
    let start = ContinuousClock.now
    #expect(throws: KanbanStoreError.locked(holder: getpid())) { try board.store.apply(move) }
    #expect(ContinuousClock.now - start >= .milliseconds(milliseconds))
    try lock.recover(BoardFolder(board.path), [:])
  }
}
