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
    let place = try Workplace(of: folder, environment: options.environment)
    let lock = try BoardLock(place.state, timeout: place.timeout)
    return try carryOut(makePlan, at: place, holding: lock)
  }

  private func carryOut(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    at place: Workplace,
    holding lock: borrowing BoardLock
  ) throws(KanbanStoreError) -> Receipt {
    let signals = HeldSignals()
    defer { signals.release() }
    try lock.recover(folder, options.environment)
    var place = place
    var wait = Wait(.seconds(1))
    while true {
      do {
        return try attempt(makePlan, at: place)
      } catch  where error.isOfCrossing && !place.hasSlotsBeside {
        place.hasSlotsBeside = true
      } catch  where error.isOfOthers && wait.goesOn() {
        continue
      }
    }
  }

  private func attempt(
    _ makePlan: () throws(KanbanStoreError) -> BoardPlan,
    at place: Workplace
  ) throws(KanbanStoreError) -> Receipt {
    if options.isCommitting { return try commit(makePlan, at: place) }
    let plan = try makePlan()
    guard !plan.steps.isEmpty else { return Receipt(plan) }
    let locations = plan.changedNames.map { (name: $0, location: folder.location(of: $0)) }
    for file in locations { _ = try place.bounds.path(of: file.location) }
    let writing = try FolderWriting(plan, at: Dictionary(uniqueKeysWithValues: locations), place)
    try writing.perform(at: place) { () throws(KanbanStoreError) in }
    return Receipt(plan)
  }

  /// Brings the board back in order where somebody was killed while changing it.
  ///
  /// Who only reads goes on where that cannot be done now.
  func settle() {
    let state = StateFolder(of: folder, environment: options.environment)
    guard state.isThere else { return }
    let timeout = exists(state.intent) ? Duration.seconds(1) : .zero
    guard let lock = try? BoardLock(state, timeout: timeout) else { return }
    try? lock.recover(folder, options.environment)
  }
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
