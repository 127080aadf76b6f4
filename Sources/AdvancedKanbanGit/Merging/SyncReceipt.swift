/// How a synchronization with a remote went.
package struct SyncReceipt: Sendable {
  /// The name of the remote, and of the branch there.
  package let remote: String
  package let branch: String

  /// The merges, one for each time that somebody else had sent something.
  package let merges: [MergeReceipt]

  /// How many commits came from the remote, and how many went there.
  package let received: Int
  package let sent: Int
}
