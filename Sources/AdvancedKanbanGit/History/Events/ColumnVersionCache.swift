internal import AdvancedKanbanMarkdown

/// The versions of columns that were read last.
///
/// Along a history, newest first, each version is wanted twice: as what a commit made of a column, and
/// before that as what the next one started from. So a few of them are enough.
struct ColumnVersionCache {
  private var versions: [BoardLayout.Column: ColumnVersion] = [:]

  /// What came first goes first.
  private var queue: [BoardLayout.Column] = []
  private var byteCount = 0

  private static let maximumCount = 256
  private static let maximumByteCount = 32 << 20

  subscript(column: BoardLayout.Column) -> ColumnVersion? { versions[column] }

  mutating func insert(_ version: ColumnVersion, as column: BoardLayout.Column) {
    guard versions.updateValue(version, forKey: column) == nil else { return }
    queue.append(column)
    byteCount += version.bytes.count
    if queue.count > Self.maximumCount || byteCount > Self.maximumByteCount { shrink() }
  }

  /// Drops the older half, but for the last few versions, between which there is something to compare.
  private mutating func shrink() {
    let dropped = queue.prefix(max(min(queue.count / 2, queue.count - 4), 0))
    for column in dropped {
      byteCount -= versions.removeValue(forKey: column)?.bytes.count ?? 0
    }
    queue.removeFirst(dropped.count)
  }
}
