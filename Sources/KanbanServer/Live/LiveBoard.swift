internal import AdvancedKanbanMarkdown

/// The board as the pages are to show it, and a number that grows with every change of it.
final class LiveBoard {
  private let desk: any BoardDesk

  private(set) var board: MarkdownKanbanBoard

  /// The names by which pages know its cards.
  private(set) var keys: CardKeys

  /// The number of the board as it is.
  private(set) var revision: Int

  /// What keeps the board from being read; it is shown as it was then.
  private(set) var problem: Refusal?

  /// What the columns said in the last revisions, by their IDs.
  private var versions: [Int: [String: Int]] = [:]
  private static let versionCount = 64

  private var foundFor: (revision: Int, findings: [Finding])?
  private var countedFor: (revision: Int, labels: LabelCounts)?

  /// Reads the board.
  ///
  /// - Parameters:
  ///   - desk: The board.
  ///   - revision: The first number. Pages of a server that has ended may come to the next one, so
  ///     it should have other numbers.
  /// - Throws: ``Refusal`` where the board cannot be read.
  init(_ desk: any BoardDesk, revision: Int = 1) throws(Refusal) {
    self.desk = desk
    self.revision = revision
    board = try desk.board()
    keys = CardKeys(board)
    versions[revision] = board.columnVersions
  }

  /// Reads the board.
  ///
  /// - Returns: Whether it says anything new.
  @discardableResult
  func refresh() -> Bool {
    do {
      let new = try desk.board()
      defer { problem = nil }
      return take(new) || problem != nil
    } catch {
      defer { problem = error }
      return problem != error
    }
  }

  private func take(_ new: MarkdownKanbanBoard) -> Bool {
    let columns = new.columnVersions
    let isSame =
      columns == versions[revision] && new.columns.map(\.id) == board.columns.map(\.id)
      && new.title == board.title && new.wipLimitBehavior == board.wipLimitBehavior
      && new.findings == board.findings
    board = new
    if isSame { return false }
    keys = CardKeys(new)
    begin(revision + 1, columns)
    return true
  }

  private func begin(_ new: Int, _ columns: [String: Int]?) {
    revision = new
    versions[new] = columns
    versions[new - Self.versionCount] = nil
  }

  /// Reads the board, and checks its files again where its cards are as they were: what is wrong with
  /// the text around them may have changed.
  ///
  /// - Returns: Whether there is anything new to show.
  func recheck() -> Bool {
    if refresh() { return true }
    guard let old = foundFor, old.revision == revision else { return false }
    foundFor = nil
    guard findings() != old.findings else { return false }
    begin(revision + 1, versions[revision])
    return true
  }

  /// Whether some columns say what they said in a revision.
  func areUnchanged(_ columns: Set<String>, since revision: Int) -> Bool {
    guard let then = versions[revision], let now = versions[self.revision] else { return false }
    return columns.allSatisfy { then[$0] == now[$0] }
  }

  /// The tags and people that most cards have, `count` of them at most.
  func labels(_ count: Int) -> [String] {
    if let countedFor, countedFor.revision == revision { return countedFor.labels.most(count) }
    let labels = LabelCounts(board)
    countedFor = (revision, labels)
    return labels.most(count)
  }

  /// All that `lint` finds on the board as it is.
  func findings() -> [Finding] {
    if let foundFor, foundFor.revision == revision { return foundFor.findings }
    let findings = (try? desk.findings()) ?? board.findings
    foundFor = (revision, findings)
    return findings
  }
}

extension MarkdownKanbanBoard {
  /// What tells whether a column says the same in two versions, by the columns' IDs.
  fileprivate var columnVersions: [String: Int] {
    let pairs = columns.map { column in
      var hasher = Hasher()
      hasher.combine(column.title)
      hasher.combine(column.wipLimit)
      hasher.combine(column.isCollapsed)
      for card in column.cards {
        card.hashSource(into: &hasher)
        if case .text(_, let occurrence) = card.id { hasher.combine(occurrence) }
      }
      return (column.id, hasher.finalize())
    }
    return Dictionary(pairs) { $0 ^ $1 }
  }
}
