internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Makes a plan and carries it out, while nobody else changes the board.
  ///
  /// Where an editor or git comes in between, both are done again, for a second at most.
  ///
  /// - Parameter makePlan: Reads what the plan needs and settles it.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``. Nothing has been changed then.
  func carryOut(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan
  ) throws(KanbanStoreError) -> Receipt {
    guard isFolder(folder.path) else { throw .noBoard(folder: folder.path) }
    let place = try workplace()
    let change = try carryOut(makePlan, at: place)
    var receipt = change.receipt
    receipt.warnings += change.afterwards?() ?? []
    return receipt
  }

  private func carryOut(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    at place: Workplace
  ) throws(KanbanStoreError) -> FinishedChange {
    // Who waits for a hook cannot give the lock to it.
    let isWaitInVain = place.state.isOfHook(options.environment)
    let lock = try BoardLock(place.state, timeout: isWaitInVain ? .zero : place.timeout)
    // The lock has ended when the signals get through.
    let signals = HeldSignals()
    defer { signals.release() }
    return try carryOut(makePlan, at: place, holding: lock)
  }

  private func carryOut(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    at place: Workplace,
    holding lock: consuming BoardLock
  ) throws(KanbanStoreError) -> FinishedChange {
    try lock.recover(folder, options.environment)
    var place = place
    var wait = Wait(.seconds(1))
    var hasFailed = false
    while true {
      do {
        return try attempt(makePlan, at: place)
      } catch  where error.isOfCrossing && !place.hasSlotsBeside {
        place.hasSlotsBeside = true
      } catch  where error.isOfOthers && wait.goesOn() {
        continue
      } catch .repository(.other) where !hasFailed {
        // `git gc` may have removed an object, or a folder for some, at this moment.
        hasFailed = true
      }
    }
  }

  private func attempt(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    at place: Workplace
  ) throws(KanbanStoreError) -> FinishedChange {
    if options.isCommitting { return try commit(makePlan, at: place) }
    let plan = try makePlan()
    guard !plan.steps.isEmpty else { return FinishedChange(receipt: Receipt(plan)) }
    let locations = plan.changedNames.map { (name: $0, location: folder.location(of: $0)) }
    for file in locations { _ = try place.bounds.path(of: file.location) }
    let writing = try FolderWriting(plan, at: Dictionary(uniqueKeysWithValues: locations), place)
    try writing.perform(at: place) { _ throws(KanbanStoreError) in }
    return FinishedChange(receipt: Receipt(plan))
  }

  /// Brings the board back in order where somebody was killed while changing it.
  ///
  /// Who only reads goes on where that cannot be done now.
  func settle() { settle(stateFolder) }

  func settle(_ state: StateFolder) {
    guard state.isThere, !state.isOfHook(options.environment) else { return }
    let timeout = exists(state.intent) ? options.patience : .zero
    guard let lock = try? BoardLock(state, timeout: timeout) else { return }
    try? lock.recover(folder, options.environment)
  }
}

/// A change that has been made.
struct FinishedChange {
  let receipt: Receipt

  /// What is to be done once all locks are given back; it says what the person should know.
  var afterwards: (() -> [StoreWarning])?
}

extension KanbanStoreError {
  /// Whether somebody else came in between, so that another attempt may succeed.
  fileprivate var isOfOthers: Bool {
    switch self {
    case .fileChanged, .repository(.branchMoved), .repository(.locked): true
    default: false
    }
  }

  /// Whether a file could not be put in place from where it was written.
  fileprivate var isOfCrossing: Bool {
    guard case .file(let failure) = self else { return false }
    return failure.isOfCrossing
  }
}
