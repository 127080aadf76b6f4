package import AdvancedKanbanMarkdown

/// How a merge went.
package struct MergeReceipt: Sendable {
  /// The commit that HEAD is at afterwards.
  package let commit: String?

  /// Whether there was anything to merge.
  package let isChanged: Bool

  /// The files in conflict, as paths within the repository; the merge waits for somebody to solve them.
  package let conflicts: [String]

  /// What was decided about the boards, by the paths of their folders, if that was asked for.
  package let merges: [(path: String, merge: BoardFilesMerge)]

  /// What the sides are called.
  package let labels: MergeLabels

  /// What git has said.
  package let message: String
}
